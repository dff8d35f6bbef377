! dotbar tangent --head 'a_procedure_with_a_long_name(first_argument,second_argument)>(result)' in.f90
      ! A derivative in fixed form: labels, long texts, long names, comments, directives.
      subroutine a_procedure_with_a_long_name_d(first_argument,
     &  first_argumentd, second_argument, second_argumentd,
     &  third_argument, n, result, resultd)
        integer, intent(in) :: n
        real(8), intent(in) :: first_argument(n), second_argument(n),
     &    third_argument(n)
        real(8), intent(inout) :: result
        character(len=90) :: text
        integer :: i
        real(8) :: first_argumentd(n), second_argumentd(n), resultd
        ! Tangent: the derivatives of result are computed from those of first_argument, second_argument, which the caller sets.
        ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
        text =
     &    'a text that is longer than a line of fixed form has room for,
     & with an ''apostrophe'' and  blanks  in it'
        ! what is added up
        resultd = 0.0d0
        result = 0.0d0
        do i = 1, n
          if (text(i:i) == 'q') go to 10
          resultd = resultd + ((first_argumentd(i)*second_argument(i) +
     &      first_argument(i)*second_argumentd(i))*third_argument(i)*
     &      exp(-first_argument(i)**2) - first_argument(i)*
     &      second_argument(i)*third_argument(i)*
     &      (exp(-first_argument(i)**2)*(2.0d0*first_argument(i)*
     &      first_argumentd(i))) + cos(second_argument(i))*
     &      second_argumentd(i)*cos(third_argument(i)))
          result = result + first_argument(i)*second_argument(i)*
     &      third_argument(i)*exp(-first_argument(i)**2) +
     &      sin(second_argument(i))*cos(third_argument(i))
10        continue
        end do
        resultd = resultd*merge(1.0d0, 2.0d0, text(1:40) ==
     &    'a text that is longer than a line of fixed')
        result = result*merge(1.0d0, 2.0d0, text(1:40) ==
     &    'a text that is longer than a line of fixed')
      end subroutine a_procedure_with_a_long_name_d
