subroutine cellGrad(U, gradU, volumeSum)
  real gradU, U, volumeSum
  call calcGrad(U, gradU) ! returns grad*vol
  gradU = gradU / volumeSum ! normalise
end subroutine

subroutine calcGrad(U, gradU)
  real gradU, U
  gradU = 3.0*U
end subroutine
