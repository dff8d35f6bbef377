subroutine s(x)
  x = = 1
end
