# callers hessian: the first two elements have one direction
s/NK -directionOfPlace-> NK, \[\]/NK -directionOfPlace-> max(NK - 1, 1), []/
