import { useId } from 'react'
import { useTheme } from 'styled-components'
import { Fade } from '@/ui/art/parts'
import { defaultTheme } from '@/ui/theme'

/** From the driver's seat: the road ahead between the city's blocks, a passenger in the mirror, the dashboard below. In the theme's colours. */
export function Cockpit() {
  const id = useId()
  const { heroFrom, heroTo, onHero, accent } = useTheme()?.colour ?? defaultTheme.colour
  return (
    <svg viewBox="0 0 375 176" width="100%" fill="none" aria-hidden focusable="false">
      <defs>
        <Fade id={`${id}s`} from={heroFrom} to="#fff6d8" />
      </defs>
      <path d="M0 20h375v110H0z" fill={`url(#${id}s)`} />
      <path d="M0 120V62h34V40h36v34h20v46zM375 120V54h-30V32h-40v48h-22v40zM100 120V84h24v36zM250 120V90h22v30z" fill={heroTo} />
      <path d="M10 74h8v8h-8zM10 92h8v8h-8zM46 54h8v8h-8zM46 72h8v8h-8zM317 46h8v8h-8zM317 64h8v8h-8zM353 70h8v8h-8zM353 88h8v8h-8z" fill="#fff6d8" />
      <path d="M0 150l168-48h39l168 48v26H0z" fill={onHero} fillOpacity=".78" />
      <path d="M185 104h5l3 14h-11zM181 124h13l4 18h-21z" fill="#fff" />
      <path d="M22 148l150-46M353 148L203 102" stroke="#fff" strokeOpacity=".7" strokeWidth="2" />
      <g transform="translate(232 96)">
        <path d="M2 18q0-8 8-9l5-7q2-2 5-2h16q3 0 5 2l5 7q8 1 8 9v12H2z" fill={accent} />
        <path d="M15 9l4-5h18l4 5z" fill="#bfe4f5" />
        <path d="M5 16h9v5H5zM42 16h9v5h-9z" fill="#d8321e" />
        <path d="M18-4h20v5H18z" fill="#fff" />
        <path d="M5 30h10v5H5zM41 30h10v5H41z" fill={onHero} />
      </g>
      <path d="M0 8h375v10q-187 10-375 0zM180 14h15v10h-15z" fill={onHero} />
      <rect x="124" y="18" width="127" height="44" rx="20" fill={onHero} />
      <g transform="translate(0 6)">
        <rect x="128" y="14" width="119" height="40" rx="18" fill="#dff1f8" />
        <path d="M196 54q0-18 16-18t16 18z" fill="#f08a5d" />
        <circle cx="212" cy="30" r="10" fill="#ffd9bd" />
        <path d="M201 30c-2-18 24-18 22 0-6-2-9-5-11-8-3 4-6 6-11 8zM207 29h2v2h-2zM215 29h2v2h-2z" fill="#4a2b1e" />
        <path d="M208 34q4 4 8 0" stroke="#b5482a" strokeWidth="1.6" strokeLinecap="round" />
      </g>
      <path d="M0 140q187-34 375 0v36H0z" fill={onHero} />
      <path d="M0 146q187-34 375 0" stroke="#fff" strokeOpacity=".2" strokeWidth="2" />
      <path d="M24 200a72 72 0 0 1 144 0" stroke="#4d423b" strokeWidth="13" />
      <path d="M33 190l40-14h46l40 14" stroke="#4d423b" strokeWidth="10" />
      <rect x="212" y="136" width="70" height="24" rx="5" fill="#3a312c" />
      <path d="M222 148h10M238 148h10M254 148h18" stroke={accent} strokeWidth="6" />
      <path d="M311 152a9 9 0 0 1 18 0a9 9 0 0 1-18 0zM341 156a9 9 0 0 1 18 0a9 9 0 0 1-18 0z" fill="#3a312c" />
    </svg>
  )
}
