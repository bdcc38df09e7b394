// About 115 s.
import { sweepStates } from './statesSweep.ts'

sweepStates(1, 2)
