import { useArtColours } from '@/ui/art/artColours'
import { Canvas } from '@/ui/art/Canvas'
import { VanOnRoad } from './VanOnRoad'

/** In the head of the login page: the sun goes down behind hills that begin beside the words. */
export function Evening() {
  const c = useArtColours()
  return (
    <Canvas width={375} height={250}>
      <circle cx="252" cy="84" r="60" fill={c.accent} fillOpacity=".25" />
      <circle cx="252" cy="84" r="42" fill={c.accent} />
      <path d="M10 250L116 66l46 40 34-26 42 40 38-22 48 36 51-30v146z" fill={c.strong} />
      <path d="M0 250L112 118l58-10 66 48 54-26 85 34v86z" fill={c.deep} />
      <path d="M0 250c40-56 96-86 190-74s130 8 185-14v88z" fill={c.ink} />
      <g transform="translate(0 24)">
        <VanOnRoad />
      </g>
    </Canvas>
  )
}
