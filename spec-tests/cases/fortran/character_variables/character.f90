! Character variables: declared lengths, substrings, concatenation, comparison; they choose what is computed.
subroutine law(kind, n, x, y)
  implicit none
  character(len=*), intent(in) :: kind
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y(n)
  character(len=8) :: word
  character*3 code
  character :: first
  integer :: i
  word = kind//'    '
  code = word(1:3)
  first = code(1:1)
  do i = 1, n
    if (code == 'exp') then
      y(i) = exp(x(i))
    else if (first == 'l') then
      y(i) = log(x(i))
      word(1:3) = 'exp'
      code = word(1:3)
    else
      y(i) = x(i)**2
    end if
  end do
end subroutine law
