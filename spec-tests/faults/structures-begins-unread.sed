# INTENT(OUT) is not read: an object comes with its values, where it begins with those of its type
s/intent\(out\) :: ([a-c])$/intent(inout) :: \1/
