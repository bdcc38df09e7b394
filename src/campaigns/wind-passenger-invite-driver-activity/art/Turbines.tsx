import { HillRoad } from './HillRoad'
import { Turbine } from './Turbine'

/** Three of them, the largest taller than the words are high: they stand at the right, where no words are, clear of the countdown on the narrowest screen too. */
export const Turbines = () => (
  <svg viewBox="0 0 375 400" width="100%" fill="none" aria-hidden focusable="false">
    <path d="M210 38h50M236 50h70" stroke="#fff" strokeOpacity=".8" strokeWidth="5" strokeLinecap="round" />
    <Turbine x={328} y={104} size={1.15} turn={20} />
    <Turbine x={359} y={214} size={0.62} turn={90} />
    <Turbine x={296} y={188} size={0.4} turn={-14} />
  </svg>
)

/** The hills that they stand on, a road over them, and a car under way. */
export const Hills = () => (
  <svg viewBox="0 0 375 164" width="100%" fill="none" aria-hidden focusable="false">
    <path d="M0 70c70-44 150-46 214-22s110 26 161-10v126H0z" fill="#6fbf8e" />
    <path d="M0 96c90-30 170-20 232 0s110 12 143-6v74H0z" fill="#3f9d72" />
    <HillRoad />
  </svg>
)
