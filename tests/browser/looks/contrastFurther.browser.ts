// About 55 s.
import { sweepContrast } from './contrastSweep.ts'

sweepContrast(1, 2)
