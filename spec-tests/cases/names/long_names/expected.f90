! dotbar adjoint --head 'a_procedure_with_a_name_that_has_sixty_three_characters_in_all1(x)>(y)' in.f90
subroutine a_procedure_with_a_name_that_has_sixty_three_characters_in_al_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: a_variable_with_a_name_that_has_sixty_three_characters_in_it_al
  real(8) :: xb, yb, a_variable_with_a_name_that_has_sixty_three_characters_in_it_ab
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a_variable_with_a_name_that_has_sixty_three_characters_in_it_al = x*x
  a_variable_with_a_name_that_has_sixty_three_characters_in_it_ab = x*yb
  xb = a_variable_with_a_name_that_has_sixty_three_characters_in_it_al*yb
  yb = 0.0d0
  xb = xb + 2.0d0*x*a_variable_with_a_name_that_has_sixty_three_characters_in_it_ab
end subroutine a_procedure_with_a_name_that_has_sixty_three_characters_in_al_b
