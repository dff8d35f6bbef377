# callers taylor: k times the coefficient, for the cosine alone
s|-(REF3 / ND) - sin(A)|-REF3 - sin(A)|
