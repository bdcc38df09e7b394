import { useArtColours } from './artColours'
import { Canvas } from './Canvas'
import { Car } from './Car'

/** A car of today on its way past the city, to the place where a user waits for it. White and translucent but for the car and what takes the campaign's colours. */
export function ArtRoad() {
  const { accent, strong, deep } = useArtColours()
  return (
    <Canvas width={375} height={225}>
      <circle cx="286" cy="54" r="34" fill="#fff" fillOpacity=".2" />
      <circle cx="286" cy="54" r="22" fill="#fff" fillOpacity=".35" />
      <path d="M0 158V96h26V76h30v34h14V52l16-14 16 14v54h16V84h34v74zM168 158V70h10l6-44 6 44h10v34h18V62h36v44h20V88h30v70zM318 158v-46h24V84h33v74z" fill="#fff" fillOpacity=".17" />
      <path d="M0 158c60-20 120-20 180-6 60 13 120 8 195-8v28H0z" fill={strong} fillOpacity=".6" />
      <path d="M0 164h375v61H0z" fill={deep} fillOpacity=".5" />
      <path d="M20 190h40m34 0h40m34 0h40m34 0h40m34 0h40" stroke="#fff" strokeOpacity=".6" strokeWidth="3" strokeLinecap="round" />
      <path d="M66 138H38m20-14H32m22 28H42" stroke="#fff" strokeOpacity=".6" strokeWidth="2.6" strokeLinecap="round" />
      <Car x={84} y={98} size={1.15} />
      <path d="M290 88c-9 0-16 7-16 15 0 12 16 25 16 25s16-13 16-25c0-8-7-15-16-15z" fill={accent} />
      <circle cx="290" cy="103" r="5.500" fill="#fff" />
    </Canvas>
  )
}
