# A planted fault: a local that has the name of an intrinsic keeps it where the derivative applies that intrinsic
s/\<(abs|acos|asin|atan|cos|cosh|exp|log|max|merge|min|real|sign|sin|sinh|size|sqrt|sum|tan|tanh|tiny)0\>/\1/g
