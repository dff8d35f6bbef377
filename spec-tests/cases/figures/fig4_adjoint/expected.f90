subroutine t1_b(a, ab)
  real a(10), ab(10), w, wb
  integer jj
  common /param/ jj, w
  common /param_b/ wb
  call pushreal4(a(jj))
  a(jj) = a(jj)*w
  ab(1) = ab(1) + sin(w)*wb
  wb = a(1)*cos(w)*wb
  call popreal4(a(jj))
  wb = wb + a(jj)*ab(jj)
  ab(jj) = w*ab(jj)
end subroutine t1_b
