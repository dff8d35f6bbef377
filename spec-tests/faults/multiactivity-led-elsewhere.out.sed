# A planted fault: calls lead to the derivative for the first pattern, which may cover too little (MAA-F-choice)
s/(call [a-z0-9_]*_[db])0\(/\1(/
