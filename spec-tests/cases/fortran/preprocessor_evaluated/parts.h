#ifdef SQUARED
#define weight 3.0_wp
#else
#define weight 5.0_wp
#endif
  integer :: i
