import { useId } from 'react'
import { Canvas, Fade } from './Canvas'

/**
 * A taxi before the skyline. White and translucent but for the car, so it lies on the hero of any campaign. Every login loads it, so it is drawn
 * with few shapes: windows and the checkered band are dashes of a line.
 */
export function ArtCity() {
  const id = useId()
  return (
    <Canvas width={375} height={225}>
      <Fade id={`${id}b`} from="#7fc4e8" to="#cdeaf7" />
      <Fade id={`${id}c`} from="#ffd45c" to="#ffae1f" />
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity=".34" />
        <stop offset="1" stopColor="#fff" stopOpacity=".06" />
      </linearGradient>
      <circle cx="286" cy="58" r="34" fill="#ffe08a" fillOpacity=".5" />
      <circle cx="286" cy="58" r="24" fill="#ffe9a8" fillOpacity=".75" />
      <path d="M0 158V96h26V76h30v34h14V52l16-14 16 14v54h16V84h34v74zM168 158V70h10l6-44 6 44h10v34h18V62h36v44h20V88h30v70z" fill={`url(#${id})`} />
      <path d="M81 60v23m12-23v23m136-11v23m14-23v23M39 88v20" stroke="#fff" strokeOpacity=".4" strokeWidth="6" strokeDasharray="7 9" />
      <path d="M0 158h375v67H0z" fill="#000" fillOpacity=".14" />
      <ellipse cx="196" cy="170" rx="104" ry="7" fill="#000" fillOpacity=".3" />
      <path d="M60 138h34m-48-16h40m-20 30h22M82 188h40m34 0h40m34 0h40m34 0h40" stroke="#fff" strokeOpacity=".6" strokeWidth="3" strokeLinecap="round" />
      <path d="M176 76h38l5 14h-47z" fill="#fff" />
      <path d="M178 79h34l3 9h-40z" fill="#33211d" />
      <path d="M100 152v-20c0-8 5-13 13-15l22-5 20-22c4-4 8-6 14-6h50c7 0 12 2 17 7l20 21 28 5c11 2 16 8 16 18v17q0 6-6 6H106q-6 0-6-6z" fill={`url(#${id}c)`} />
      <path d="M100 138h200v14q0 6-6 6H106q-6 0-6-6z" fill="#fff4ec" />
      <path d="M148 112l16-17c2-2 4-3 7-3h19v20zM198 92h20c4 0 6 1 9 4l16 16h-45z" fill={`url(#${id}b)`} />
      <path d="M156 112l14-15h9l-14 15zM206 112V92h6v20z" fill="#fff" fillOpacity=".5" />
      <path d="M194 116v38M206 124h14m-70 0h14" stroke="#b86a00" strokeOpacity=".55" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M284 122c9 1 14 4 15 11h-12c-4 0-6-3-3-11z" fill="#fff7d6" />
      <path d="M100 126h9c4 0 4 9 0 9h-9z" fill="#ff5a36" />
      <path d="M100 135h18m46 0h66M106 141h6m58 0h54" stroke="#3a2420" strokeOpacity=".82" strokeWidth="6" strokeDasharray="6" />
      {[142, 258].map((x) => (
        <g key={x} transform={`translate(${x} 156)`}>
          <circle r="19" fill="#33211d" />
          <circle r="10" fill="#f6ece6" />
          <circle r="4" fill="#a9948a" />
        </g>
      ))}
      <g transform="translate(230 36) rotate(-20) scale(.7 1)">
        <circle r="10" fill="#ffc93f" stroke="#d98a0b" />
        <path d="M-3-4l3 4 3-4M0 0v4M-3 1h6" stroke="#c97a06" strokeWidth="1.4" strokeLinecap="round" />
      </g>
      <path d="M209 12c1 6 2 7 8 8-6 1-7 2-8 8-1-6-2-7-8-8 6-1 7-2 8-8z" fill="#fff3c4" />
    </Canvas>
  )
}
