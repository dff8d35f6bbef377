# A planted fault: a complex variable takes as much storage as a real one of its kind
s/^( *)complex\(8\)/\1complex(4)/
