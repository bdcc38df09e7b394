import { useArtColours } from '@/ui/art/artColours'
import { Canvas } from '@/ui/art/Canvas'
import { BusArt } from './BusArt'

/** In the head of the login page: the bus at its stop on the meadow, with those who have got in. */
export function BusStop() {
  const { accent } = useArtColours()
  return (
    <Canvas width={375} height={225}>
      <path d="M0 225c50-80 130-108 220-92s110 18 155 2v90z" fill="#fff" fillOpacity=".12" />
      <path d="M0 225c70-44 190-62 375-52v52z" fill="#fff" fillOpacity=".16" />
      <path d="M344 186V84" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <circle cx="344" cy="76" r="20" fill={accent} />
      <path d="M334 69h20v11h-20zM337 84v3M351 84v3" stroke="#33490a" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <g transform="translate(0 6)">
        <BusArt />
      </g>
    </Canvas>
  )
}
