import { useId } from 'react'
import { Canvas, Coin, Fade, Sparkle } from './parts'

/** A taxi before the skyline. White and translucent but for the car, so it lies on the hero of any campaign. */
export function ArtCity() {
  const id = useId()
  return (
    <Canvas width={375} height={225}>
      <defs>
        <Fade id={`${id}a`} from="#fff" to="#ffe7d6" />
        <Fade id={`${id}b`} from="#7fc4e8" to="#cdeaf7" />
        <Fade id={`${id}c`} from="#ffd45c" to="#ffae1f" />
        <linearGradient id={`${id}d`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".34" />
          <stop offset="1" stopColor="#fff" stopOpacity=".06" />
        </linearGradient>
      </defs>
      <circle cx="286" cy="58" r="34" fill="#ffe08a" fillOpacity=".5" />
      <circle cx="286" cy="58" r="24" fill="#ffe9a8" fillOpacity=".75" />
      <path d="M0 158V96h26V76h30v34h14V52l16-14 16 14v54h16V84h34v74z" fill={`url(#${id}d)`} />
      <path d="M168 158V70h10l6-44 6 44h10v34h18V62h36v44h20V88h30V72h28v26h20v60z" fill={`url(#${id}d)`} />
      <circle cx="184" cy="72" r="9" fill="#fff" fillOpacity=".4" />
      <g fill="#fff" fillOpacity=".4">
        <path d="M78 60h5v7h-5zM90 60h5v7h-5zM78 76h5v7h-5zM90 76h5v7h-5zM226 72h6v8h-6zM240 72h6v8h-6zM226 90h6v8h-6zM240 90h6v8h-6zM36 88h6v6h-6zM36 102h6v6h-6zM312 86h6v6h-6zM312 100h6v6h-6z" />
      </g>
      <g fill="#fff" fillOpacity=".7">
        <path d="M34 44c0-7 10-9 13-3 8-3 14 3 12 9H30c-4 0-2-6 4-6zM322 30c0-6 9-8 12-3 7-2 12 3 10 8h-26c-4 0-2-5 4-5z" />
      </g>
      <path d="M0 158h375v67H0z" fill="#7a1408" fillOpacity=".22" />
      <path d="M8 188h40m34 0h40m34 0h40m34 0h40m34 0h40m34 0h21" stroke="#fff" strokeOpacity=".5" strokeWidth="3" strokeLinecap="round" />
      <ellipse cx="196" cy="170" rx="104" ry="7" fill="#5c1206" fillOpacity=".35" />
      <path d="M60 138h34M46 122h40M66 152h22" stroke="#fff" strokeOpacity=".65" strokeWidth="3" strokeLinecap="round" />
      <g>
        <path d="M176 76h38l5 14h-47z" fill="#fff" />
        <path d="M178 79h34l3 9h-40z" fill="#ff5a36" />
        <path d="M100 152v-20c0-8 5-13 13-15l22-5 20-22c4-4 8-6 14-6h50c7 0 12 2 17 7l20 21 28 5c11 2 16 8 16 18v17q0 6-6 6H106q-6 0-6-6z" fill={`url(#${id}c)`} />
        <path d="M100 138h200v14q0 6-6 6H106q-6 0-6-6z" fill={`url(#${id}a)`} />
        <path d="M148 112l16-17c2-2 4-3 7-3h19v20zM198 92h20c4 0 6 1 9 4l16 16h-45z" fill={`url(#${id}b)`} />
        <path d="M156 112l14-15h9l-14 15zM206 112V92h6v20z" fill="#fff" fillOpacity=".5" />
        <path d="M194 116v38M206 124h14M150 124h14" stroke="#b86a00" strokeOpacity=".55" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M284 122c9 1 14 4 15 11h-12c-4 0-6-3-3-11z" fill="#fff7d6" />
        <path d="M100 126h9c4 0 4 9 0 9h-9z" fill="#ff5a36" />
        <path d="M100 132h6v6h-6zM112 132h6v6h-6zM106 138h6v6h-6zM164 132h6v6h-6zM176 132h6v6h-6zM200 132h6v6h-6zM212 132h6v6h-6zM224 132h6v6h-6zM170 138h6v6h-6zM182 138h6v6h-6zM206 138h6v6h-6zM218 138h6v6h-6zM188 132h6v6h-6z" fill="#3a2420" fillOpacity=".82" />
      </g>
      {[142, 258].map((x) => (
        <g key={x}>
          <circle cx={x} cy="156" r="19" fill="#33211d" />
          <circle cx={x} cy="156" r="10" fill="#f6ece6" />
          <circle cx={x} cy="156" r="4" fill="#a9948a" />
        </g>
      ))}
      <Coin x={332} y={112} size={13} tilt={0.85} turn={16} />
      <Coin x={112} y={58} size={10} tilt={0.7} turn={-20} />
      <Sparkle x={142} y={34} size={8} fill="#fff3c4" />
      <Sparkle x={350} y={70} size={6} fill="#fff3c4" />
    </Canvas>
  )
}
