subroutine s(i)
  integer i
  backspace 10
  backspace (10, iostat=i)
  endfile 10
  end file (unit=10, err=10)
  rewind 10
  rewind (10)
  flush 6
  flush (6, iostat=i)
  wait (10, iostat=i)
10 continue
end subroutine s
