# callers hessian: the first two elements have one direction
s/NK -direction-> NK, \[\]/NK -direction-> max(NK - 1, 1), []/
