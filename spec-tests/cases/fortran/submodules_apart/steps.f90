submodule (flow) steps
  use consts
contains
  module procedure slope
    r = sin(t)*t*gain
  end procedure slope
end submodule steps
