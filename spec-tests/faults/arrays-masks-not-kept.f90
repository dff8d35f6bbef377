! head p(xsa)/(xa)
! input n integer 5
! input x1 real -0.95150936861669444
! input x2 real 0.58701871809752659
! input xa real array 1.1519526448564776 0.80458867049963856 -1.0082130260910889 0.26615093257458577 -0.44071859192068352
! input y real undefined 1.2937995051160538
! input xs real4 1.2481343746185303
! input ys real4 undefined 1.0121833086013794
! input xsa real4 array 1.2656238079071045 0.20949028432369232 0.58718961477279663 1.2837111949920654 1.0540590286254883
! input g1 real common blk 0.45998890074310117
! input gc real common blk 1.1561406956922942
! input ga real array common blk -1.1637333973767863 0.25011747699633374 1.2302973338744023 0.69018615414776807 -0.91407276094522238
subroutine p(n, x1, x2, xa, y, xs, ys, xsa)
  implicit real(kind(1.0d0)) (a-h, o-z)
  real*8 :: xa(n), ga(5), cda(5)
  real*4 :: xs, ys, xsa(5)
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  where (ga(5:1:-1) > 0.2d0)
    ga(1:) = ga(1)
  elsewhere
    ga(:) = 2.0d0
  end where
  xsa(1:) = xa(1)*ga
end subroutine p
