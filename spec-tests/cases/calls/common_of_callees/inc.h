integer n parameter(n = 4) real * 8 w(n), scale common / blk / w, scale
