subroutine s
  logical l
  parameter (a = 1.0, n = 2*3, l = .true.)
  character*(*) t
  parameter (t = 'it''s')
end subroutine s
