block data bd
  common /c/ a, b
  data a, b /1.0, 2.0/
end block data bd
