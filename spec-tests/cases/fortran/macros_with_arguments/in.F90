! Macros with arguments, as the compiler's preprocessor has them.
#define SQUARE(a) ((a)*(a))
#define LARGER(a, b) max(a,b)
#define OUTER(u) SQUARE(u)+LARGER(u, SQUARE(2.0_wp))
#define KIND_OF(number) number/**/_wp  /* one word */
#define NOTHING() 0.5_wp
#define NAMED(word) "word", 'word'
#define PLACE(i, j) (i)+3*((j)-1)
#define CHECK(c) if (.not. (c)) stop __LINE__
#define AT_LEAST(n) (LEVEL >= n)
subroutine f(x, y)
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: x(6), y
  real(wp) :: SQUARE
  CHECK(all(x > -5.0_wp))
  SQUARE = x(PLACE(1,2))
#if AT_LEAST(3) && !defined(OTHER)
  y = OUTER(x(1))*KIND_OF(1.5)
#else
  y = 0
#endif
  y = y + SQUARE (x(3))*NOTHING() + LARGER(dot_product([x(5), x(6)], x(1:2)), x(4)) - SQUARE
  print *, NAMED(hidden), 'SQUARE(1)'  ! SQUARE(2)
end subroutine f
