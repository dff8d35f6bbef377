! Blanks mean nothing in fixed form; END DO and ELSE IF in one word and in pieces.
! standard: 6.3.3
! head: f(x)>(y)
! compiles: legacy
      sub routine f(x, y)
      double pre cision x, y, e nd
      e n d = x * x
      d o 1 0 i = 1 , 2
      y = en d*x
   10 con tinue
      if (x.gt.1 0 0 d 0) th en
        y = 0 d0
      el se if (x .g t. 0) then
        y = y*y
      end if
      end
