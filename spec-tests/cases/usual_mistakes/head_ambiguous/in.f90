! Two modules with a procedure of one name.
module coarse
contains
  subroutine cost(state, j)
    real(8) :: state(:), j
    j = sum(state)
  end subroutine
end module
module fine
contains
  subroutine cost(state, j)
    real(8) :: state(:), j
    j = sum(state**2)
  end subroutine
end module
