import { Canvas } from '@/ui/art/Canvas'
import { Sun } from './Sun'

/** In the head of the login page: the sun nearer, and hills that begin beside the words. */
export const Sunrise = () => (
  <Canvas width={220} height={150}>
    <g transform="translate(-155)">
      <Sun />
    </g>
    <path d="M0 150c30-34 70-46 112-40s76 16 108-4v44z" fill="#fff" fillOpacity=".14" />
    <path d="M40 150c50-24 110-30 180-20v20z" fill="#fff" fillOpacity=".2" />
  </Canvas>
)
