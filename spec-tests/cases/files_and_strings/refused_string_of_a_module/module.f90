module text
  character(40) :: buffer
  type box
    character(40) :: line
    integer :: unit = 6
  end type
end module
