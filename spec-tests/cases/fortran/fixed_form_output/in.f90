! A derivative in fixed form: labels, long texts, long names, comments, directives.
subroutine a_procedure_with_a_long_name(first_argument, second_argument, third_argument, n, result)
  integer, intent(in) :: n
  real(8), intent(in) :: first_argument(n), second_argument(n), third_argument(n)
  real(8), intent(out) :: result
  character(len=90) :: text
  integer :: i
  text = 'a text that is longer than a line of fixed form has room for, with an ''apostrophe'' and  blanks  in it'
  result = 0.0d0 ! what is added up
  do 10 i = 1, n
    if (text(i:i) == 'q') go to 10
    result = result + first_argument(i)*second_argument(i)*third_argument(i)*exp(-first_argument(i)**2) + &
             sin(second_argument(i))*cos(third_argument(i))
10 continue
  result = result*merge(1.0d0, 2.0d0, text(1:40) == 'a text that is longer than a line of fixed')
end subroutine a_procedure_with_a_long_name
