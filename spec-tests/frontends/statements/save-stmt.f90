subroutine s
  common /c/ x
  save a, /c/
  save :: b
end subroutine s
subroutine t
  save
end subroutine t
