module mechanics
contains
  subroutine force(position, stiffness, f)
    real*8 :: position, stiffness, f
    f = -stiffness*position
  end subroutine force
end module mechanics
