// About 40 s.
import { sweepContrast } from './contrastSweep.ts'

sweepContrast(1, 2)
