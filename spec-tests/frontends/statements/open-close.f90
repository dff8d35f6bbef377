subroutine s(i, t)
  integer i, u
  character(len=*) t
  open (10, file='x', status='old', err=10, iostat=i)
  open (newunit=u, file=t//'y', form='unformatted', access='stream', action='read')
  close (10)
  close (unit=u, status='delete', iostat=i)
10 continue
end subroutine s
