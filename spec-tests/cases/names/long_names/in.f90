subroutine a_procedure_with_a_name_that_has_sixty_three_characters_in_all1(x, y)
  real(8) :: x, y
  real(8) :: a_variable_with_a_name_that_has_sixty_three_characters_in_it_al
  a_variable_with_a_name_that_has_sixty_three_characters_in_it_al = x*x
  y = a_variable_with_a_name_that_has_sixty_three_characters_in_it_al*x
end subroutine
