# A planted fault: what an integer of one or two bytes holds is recorded as one of four
s/(push|pop|look)integer[12]\(/\1integer4(/
