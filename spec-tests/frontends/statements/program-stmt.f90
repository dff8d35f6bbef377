program p
  implicit none
  print *, 'x'
end program p
