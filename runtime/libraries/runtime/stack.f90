! What the stack of adjoint programs is, for analyses and for `dotbar check`, which runs this where reals are longer than the runtime's:
! each type has a stack of its own here, which is the same to those who pop what they pushed. All of it begins as zeros, as COMMON does.
! The tangents are in stack_derivatives.f90. Made by stack_library.c from dotbar_stack_types.def; change those.
subroutine pushinteger4(x)
  integer(4), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer4/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popinteger4(x)
  integer(4), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer4/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookinteger4(x)
  integer(4), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer4/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushinteger4array(x, n)
  integer, intent(in) :: n
  integer(4), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer4/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
subroutine popinteger4array(x, n)
  integer, intent(in) :: n
  integer(4), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer4/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
subroutine lookinteger4array(x, n)
  integer, intent(in) :: n
  integer(4), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer4/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
subroutine pushinteger8(x)
  integer(8), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer8/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popinteger8(x)
  integer(8), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer8/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookinteger8(x)
  integer(8), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer8/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushinteger8array(x, n)
  integer, intent(in) :: n
  integer(8), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer8/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
subroutine popinteger8array(x, n)
  integer, intent(in) :: n
  integer(8), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer8/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
subroutine lookinteger8array(x, n)
  integer, intent(in) :: n
  integer(8), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer8/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushreal4(x)
  real(4), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  real(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real4/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popreal4(x)
  real(4), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  real(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real4/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookreal4(x)
  real(4), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  real(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real4/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushreal4array(x, n)
  integer, intent(in) :: n
  real(4), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  real(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real4/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popreal4array(x, n)
  integer, intent(in) :: n
  real(4), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  real(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real4/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookreal4array(x, n)
  integer, intent(in) :: n
  real(4), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  real(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real4/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushreal8(x)
  real(8), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  real(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real8/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popreal8(x)
  real(8), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  real(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real8/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookreal8(x)
  real(8), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  real(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real8/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushreal8array(x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  real(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real8/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popreal8array(x, n)
  integer, intent(in) :: n
  real(8), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  real(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real8/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookreal8array(x, n)
  integer, intent(in) :: n
  real(8), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  real(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real8/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushreal16(x)
  real(16), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  real(16) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real16/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popreal16(x)
  real(16), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  real(16) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real16/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookreal16(x)
  real(16), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  real(16) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real16/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushreal16array(x, n)
  integer, intent(in) :: n
  real(16), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  real(16) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real16/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popreal16array(x, n)
  integer, intent(in) :: n
  real(16), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  real(16) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real16/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookreal16array(x, n)
  integer, intent(in) :: n
  real(16), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  real(16) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_real16/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushcomplex8(x)
  complex(4), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  complex(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex8/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popcomplex8(x)
  complex(4), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  complex(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex8/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookcomplex8(x)
  complex(4), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  complex(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex8/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushcomplex8array(x, n)
  integer, intent(in) :: n
  complex(4), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  complex(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex8/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popcomplex8array(x, n)
  integer, intent(in) :: n
  complex(4), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  complex(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex8/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookcomplex8array(x, n)
  integer, intent(in) :: n
  complex(4), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  complex(4) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex8/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushcomplex16(x)
  complex(8), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  complex(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex16/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popcomplex16(x)
  complex(8), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  complex(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex16/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookcomplex16(x)
  complex(8), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  complex(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex16/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine pushcomplex16array(x, n)
  integer, intent(in) :: n
  complex(8), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  complex(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex16/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine popcomplex16array(x, n)
  integer, intent(in) :: n
  complex(8), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  complex(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex16/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
!$AD HANDWRITTEN x
!$AD KEEPS kept
subroutine lookcomplex16array(x, n)
  integer, intent(in) :: n
  complex(8), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  complex(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_complex16/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
subroutine pushcharacter(x)
  character, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  character :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_character/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popcharacter(x)
  character, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  character :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_character/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookcharacter(x)
  character, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  character :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_character/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushcharacterarray(x, n)
  integer, intent(in) :: n
  character, intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  character :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_character/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
subroutine popcharacterarray(x, n)
  integer, intent(in) :: n
  character, intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  character :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_character/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
subroutine lookcharacterarray(x, n)
  integer, intent(in) :: n
  character, intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  character :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_character/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
subroutine pushinteger1(x)
  integer(1), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer1/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popinteger1(x)
  integer(1), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer1/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookinteger1(x)
  integer(1), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer1/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushinteger1array(x, n)
  integer, intent(in) :: n
  integer(1), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer1/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
subroutine popinteger1array(x, n)
  integer, intent(in) :: n
  integer(1), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer1/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
subroutine lookinteger1array(x, n)
  integer, intent(in) :: n
  integer(1), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer1/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
subroutine pushinteger2(x)
  integer(2), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer2/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popinteger2(x)
  integer(2), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer2/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookinteger2(x)
  integer(2), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer2/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushinteger2array(x, n)
  integer, intent(in) :: n
  integer(2), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer2/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
subroutine popinteger2array(x, n)
  integer, intent(in) :: n
  integer(2), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer2/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
subroutine lookinteger2array(x, n)
  integer, intent(in) :: n
  integer(2), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  integer(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_integer2/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
subroutine pushlogical1(x)
  logical(1), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  logical(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical1/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine poplogical1(x)
  logical(1), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  logical(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical1/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine looklogical1(x)
  logical(1), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  logical(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical1/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushlogical1array(x, n)
  integer, intent(in) :: n
  logical(1), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical1/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
subroutine poplogical1array(x, n)
  integer, intent(in) :: n
  logical(1), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical1/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
subroutine looklogical1array(x, n)
  integer, intent(in) :: n
  logical(1), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical(1) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical1/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
subroutine pushlogical2(x)
  logical(2), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  logical(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical2/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine poplogical2(x)
  logical(2), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  logical(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical2/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine looklogical2(x)
  logical(2), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  logical(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical2/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushlogical2array(x, n)
  integer, intent(in) :: n
  logical(2), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical2/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
subroutine poplogical2array(x, n)
  integer, intent(in) :: n
  logical(2), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical2/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
subroutine looklogical2array(x, n)
  integer, intent(in) :: n
  logical(2), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical(2) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical2/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
subroutine pushlogical8(x)
  logical(8), intent(in) :: x
  integer(8) :: moves, depth, below, seen
  logical(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical8/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine poplogical8(x)
  logical(8), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  logical(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical8/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine looklogical8(x)
  logical(8), intent(out) :: x
  integer(8) :: moves, depth, below, seen
  logical(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical8/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushlogical8array(x, n)
  integer, intent(in) :: n
  logical(8), intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical8/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
subroutine poplogical8array(x, n)
  integer, intent(in) :: n
  logical(8), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical8/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
subroutine looklogical8array(x, n)
  integer, intent(in) :: n
  logical(8), intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical(8) :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_logical8/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
subroutine pushcontrol1b(x)
  integer, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popcontrol1b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookcontrol1b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushcontrol2b(x)
  integer, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popcontrol2b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookcontrol2b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushcontrol3b(x)
  integer, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popcontrol3b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookcontrol3b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushcontrol4b(x)
  integer, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popcontrol4b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookcontrol4b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushcontrol5b(x)
  integer, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popcontrol5b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookcontrol5b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushcontrol6b(x)
  integer, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popcontrol6b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookcontrol6b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushcontrol7b(x)
  integer, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popcontrol7b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookcontrol7b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushcontrol8b(x)
  integer, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popcontrol8b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookcontrol8b(x)
  integer, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  integer :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_control/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushboolean(x)
  logical, intent(in) :: x
  integer(8) :: moves, depth, below, seen
  logical :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_boolean/ kept, depth, below, seen
  if (depth + 1 > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1) = x
  depth = depth + 1
  moves = moves + 1
end subroutine
subroutine popboolean(x)
  logical, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  logical :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_boolean/ kept, depth, below, seen
  depth = depth - 1
  x = kept(depth+1)
  moves = moves + 1
end subroutine
subroutine lookboolean(x)
  logical, intent(out) :: x
  integer(8) :: moves, depth, below, seen
  logical :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_boolean/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - 1
  x = kept(below+1)
end subroutine
subroutine pushbooleanarray(x, n)
  integer, intent(in) :: n
  logical, intent(in) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_boolean/ kept, depth, below, seen
  if (depth + n > size(kept)) stop 'dotbar: more is pushed than this stack holds'
  kept(depth+1:depth+n) = x
  depth = depth + max(n, 0)
  moves = moves + 1
end subroutine
subroutine popbooleanarray(x, n)
  integer, intent(in) :: n
  logical, intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_boolean/ kept, depth, below, seen
  depth = depth - max(n, 0)
  x = kept(depth+1:depth+n)
  moves = moves + 1
end subroutine
subroutine lookbooleanarray(x, n)
  integer, intent(in) :: n
  logical, intent(out) :: x(n)
  integer(8) :: moves, depth, below, seen
  logical :: kept(4194304)
  common /dotbar_moves/ moves
  common /dotbar_kept_boolean/ kept, depth, below, seen
  if (seen /= moves) below = depth
  seen = moves
  below = below - max(n, 0)
  x = kept(below+1:below+n)
end subroutine
