"""Fits a straight line by steps against the gradient: the adjoint in a shared library, called by ctypes."""
import ctypes

library = ctypes.CDLL("./libmisfit.so")
Doubles = ctypes.POINTER(ctypes.c_double)
library.misfit_b_.argtypes = [ctypes.c_int] + 6 * [Doubles]
library.misfit_b_.restype = None


def array(*values):
    return (ctypes.c_double * len(values))(*values)


def gradient(t, y, p):
    pb, j, jb = array(0, 0), array(0), array(1)  # the caller sets jb, the call sets pb
    library.misfit_b_(len(t), t, y, p, pb, j, jb)
    return pb


t, y, p = array(0, 1, 2, 3), array(1, 3, 5, 7), array(0, 0)
for _ in range(500):
    pb = gradient(t, y, p)
    p = array(*(value - 0.1 * slope for value, slope in zip(p, pb)))
print(f"y = {p[0]:.6f} + {p[1]:.6f} t")
