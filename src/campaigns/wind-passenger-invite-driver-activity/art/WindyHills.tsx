import { Canvas } from '@/ui/art/Canvas'
import { HillRoad } from './HillRoad'
import { Turbine } from './Turbine'

/** In the head of the login page: hills that begin beside the words. */
export const WindyHills = () => (
  <Canvas width={375} height={225}>
    <Turbine x={296} y={66} size={0.84} turn={20} />
    <Turbine x={343} y={108} size={0.46} turn={90} />
    <Turbine x={230} y={100} size={0.36} turn={-14} />
    <path d="M0 225c60-96 130-118 214-94s110 26 161-10v104z" fill="#6fbf8e" />
    <path d="M0 225c70-62 150-88 232-68s110 12 143-6v74z" fill="#3f9d72" />
    <g transform="translate(0 61)">
      <HillRoad />
    </g>
  </Canvas>
)
