subroutine t1_d(a, ad)
  real a(10), ad(10), w, wd
  integer jj
  common /param/ jj, w
  common /param_d/ wd
  ad(jj) = ad(jj)*w + a(jj)*wd
  a(jj) = a(jj)*w
  wd = cos(w)*wd*a(1) + sin(w)*ad(1)
  w = sin(w)*a(1)
end subroutine t1_d
