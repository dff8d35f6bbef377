! Calls every Fortran entry of the stack without an interface (TAP-M-stack), as generated and the Tapenade Fortran 77 does.
! ROUND pushes a scalar and an array, looks at both, pops both; the traditional preprocessor pastes at an empty comment.
#define SAME(a, b) ok = ok .and. all(transfer(a, [0_1]) == transfer(b, [0_1]))
#define ROUND(T, x, y) call push/**/T(x); call push/**/T/**/array(y, 3); call between(); \
  call look/**/T/**/array(l/**/T, 3); SAME(l/**/T, y); call look/**/T(l/**/T(1)); SAME(l/**/T(1), x); \
  call pop/**/T/**/array(p/**/T, 3); SAME(p/**/T, y); call pop/**/T(p/**/T(1)); SAME(p/**/T(1), x); call verdict('T')
#define CONTROL(w) call pushcontrol/**/w/**/b(2**w - 1); call pushcontrol/**/w/**/b(0); call between(); \
  call lookcontrol/**/w/**/b(i); SAME(i, 0); call lookcontrol/**/w/**/b(i); SAME(i, 2**w - 1); \
  call popcontrol/**/w/**/b(i); SAME(i, 0); call popcontrol/**/w/**/b(i); SAME(i, 2**w - 1); call verdict('control w')
program fortran_entries
  implicit none
  integer(4) :: linteger4(3), pinteger4(3), i
  integer(8) :: linteger8(3), pinteger8(3), lpointer4(3), ppointer4(3), lpointer8(3), ppointer8(3), peak, traffic
  integer(8), external :: dotbar_stack_peak, dotbar_stack_traffic
  logical, external :: stackisthreadsafe
  integer(1) :: linteger1(3), pinteger1(3)
  integer(2) :: linteger2(3), pinteger2(3)
  logical(1) :: llogical1(3), plogical1(3)
  logical(2) :: llogical2(3), plogical2(3)
  logical(8) :: llogical8(3), plogical8(3)
  real(4) :: lreal4(3), preal4(3)
  real(8) :: lreal8(3), preal8(3)
  real(16) :: lreal16(3), preal16(3)
  complex(4) :: lcomplex8(3), pcomplex8(3)
  complex(8) :: lcomplex16(3), pcomplex16(3)
  character :: lcharacter(3), pcharacter(3)
  character(80) :: line
  logical :: lboolean(3), pboolean(3), ok
  ok = .true.

  ROUND(integer1, 7_1, ([1_1, -2_1, 3_1]))
  ROUND(integer2, 700_2, ([1_2, -2_2, 3_2]))
  ROUND(integer4, 7, ([1, -2, 3]))
  ROUND(integer8, 7000000000_8, ([1_8, -2_8, 3_8]))
  ROUND(real4, 0.1, ([1.5, -2.5, 3.5]))
  ROUND(real8, 0.1d0, ([1.5d0, -2.5d0, 3.5d0]))
  ROUND(real16, 0.1_16, ([1.5_16, -2.5_16, 3.5_16]))
  ROUND(complex8, (1.0, 2.0), ([(1.5, 0.0), (0.0, -2.5), (3.5, 4.5)]))
  ROUND(complex16, (1d0, 2d0), ([(1.5d0, 0d0), (0d0, -2.5d0), (3.5d0, 4.5d0)]))
  ROUND(character, 'a', (['x', 'y', 'z']))
  ROUND(pointer4, 4_8, ([1_8, 2_8, 3_8]))
  ROUND(pointer8, 8_8, ([1_8, 2_8, 3_8]))
  ROUND(logical1, .true._1, ([.true._1, .false._1, .true._1]))
  ROUND(logical2, .true._2, ([.true._2, .false._2, .true._2]))
  ROUND(logical8, .true._8, ([.true._8, .false._8, .true._8]))
  ROUND(boolean, .true., ([.true., .false., .true.]))
  CONTROL(1)
  CONTROL(2)
  CONTROL(3)
  CONTROL(4)
  CONTROL(5)
  CONTROL(6)
  CONTROL(7)
  CONTROL(8)

  line = 'a line of text'
  call pushcharacterarray(line, 80)
  line = ' '
  call popcharacterarray(line, 80)
  ok = ok .and. line == 'a line of text'
  call verdict('line')

  call dotbar_place('fortran_entries.F90:53')
  call dotbar_stack_reset_counters()
  call pushreal8(1d0)
  call pushreal8(2d0)
  call lookreal8(preal8(1))
  call dotbar_look_reset()
  call lookreal8(preal8(2))
  call popreal8(preal8(3))
  call popreal8(preal8(3))
  peak = dotbar_stack_peak()
  traffic = dotbar_stack_traffic()
  ok = ok .and. peak == 16 .and. traffic == 16 .and. all(nint(preal8) == [2, 2, 1])
  if (.not. stackisthreadsafe()) ok = .false.
  call verdict('counters')
  call dotbar_stack_report()
  call adstack_showpeaksize()
  call adstack_showtotaltraffic()

contains
  ! Other values come and go between a push and its pop.
  subroutine between()
    integer :: number
    logical :: flag
    call pushboolean(.false.)
    call pushinteger4(5)
    call popinteger4(number)
    call popboolean(flag)
  end subroutine
  subroutine verdict(what)
    character(*), intent(in) :: what
    if (.not. ok) then
      print *, 'wrong: ', what
      stop 1
    end if
  end subroutine
end program
