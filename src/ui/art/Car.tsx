import { useId } from 'react'

export type CarBody = 'coupe' | 'sedan' | 'suv' | 'mpv'

type Look = {
  /** From the light above to the shade below. */
  readonly paint: readonly [top: string, middle: string, low: string]
  readonly shell: string
  readonly glass: string
  /** A light across the windows. */
  readonly shine: string
  /** Between the doors, and their handles. */
  readonly doors: string
  readonly front: string
  readonly rear: string
  readonly wheels: readonly [number, number]
  readonly radius: number
  /** The lower edge, where it is not painted. */
  readonly sill?: string
  /** Rails on the roof. */
  readonly roof?: string
}

const LOOKS: Readonly<Record<CarBody, Look>> = {
  coupe: {
    paint: ['#ffffff', '#eaf6fc', '#b9dcec'],
    shell: 'M5 46c-1-10 3-16 15-19l24-6C58 10 72 4 93 4c24 0 38 7 52 18 19 2 30 7 34 15 2 5 2 9 1 14-1 4-3 5-7 5H13c-5 0-8-3-8-10z',
    glass: 'M51 22C62 13 74 9 90 9v14H49c-1 0-1 0 2-1zM95 9c19 0 30 5 40 14H95z',
    shine: 'M57 20C65 14 73 11 82 10l-7 12H58z',
    doors: 'M92 25v27M98 31h9',
    front: 'M153 30c10 1 17 3 22 7',
    rear: 'M7 36c3-3 6-4 11-5',
    wheels: [42, 142],
    radius: 13.5,
  },
  sedan: {
    paint: ['#ffb3a1', '#ff8468', '#d9563c'],
    shell: 'M5 47c-1-9 2-15 10-17l26-3 18-15c4-3 8-4 14-4h37c6 0 11 1 15 5l18 14 24 3c9 2 13 7 13 15v5c0 4-2 6-6 6H12c-5 0-7-3-7-9z',
    glass: 'M52 27l13-11c3-2 5-3 9-3h14v14zM93 13h16c4 0 7 1 10 3l14 11H93z',
    shine: 'M58 25l12-10h9l-8 10z',
    doors: 'M91 29v23M64 33h8M97 33h8',
    front: 'M168 33c5 1 8 3 9 7',
    rear: 'M7 34h9',
    wheels: [40, 144],
    radius: 13,
  },
  suv: {
    paint: ['#fff0c9', '#ffd072', '#e2a03a'],
    shell: 'M6 46V28c0-7 2-11 6-14L24 3c4-4 8-6 14-6h64c8 0 14 2 20 7l19 14 24 4c10 2 14 7 14 16v8c0 6-2 8-7 8H13c-5 0-7-2-7-8z',
    glass: 'M20 17L31 6c3-3 5-4 9-4h10v15zM55 2h33v15H55zM93 2h9c7 0 11 1 16 5l13 10H93z',
    shine: 'M60 15L69 4h8l-8 11z',
    doors: 'M53 20v30M91 20v30M60 25h9M97 25h9',
    front: 'M164 27c7 1 11 3 13 8',
    rear: 'M9 22c1-3 2-4 5-6',
    sill: '#33454f',
    wheels: [42, 142],
    radius: 15,
    roof: 'M40-6h60M48-6v4M92-6v4',
  },
  mpv: {
    paint: ['#f6fff9', '#cfeede', '#8fc6ad'],
    shell: 'M5 49V16C5 7 9 2 18 2h88c8 0 14 2 19 6l22 17 22 4c7 2 11 7 11 14v6c0 5-2 7-7 7H12c-5 0-7-2-7-7z',
    glass: 'M14 8h25v17H12V11c0-2 1-3 2-3zM44 8h30v17H44zM79 8h24c5 0 9 1 13 4l15 13H79z',
    shine: 'M20 23L32 9h8L28 23z',
    doors: 'M42 28v24M77 28v24M50 33h9M84 33h9',
    front: 'M168 34c5 1 8 3 9 8',
    rear: 'M7 22v14',
    wheels: [38, 146],
    radius: 13,
  },
}

type CarProps = { readonly x: number; readonly y: number; readonly size?: number; readonly body?: CarBody }

/** An electric car, driving to the right; x and y are its upper left corner, 184 by 66. */
export function Car({ x, y, size = 1, body = 'coupe' }: CarProps) {
  const id = useId()
  const { paint, shell, glass, shine, doors, front, rear, wheels, radius, roof, sill } = LOOKS[body]
  const [top, middle, low] = paint
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <defs>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".55" stopColor={middle} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#1c4867" />
          <stop offset="1" stopColor="#0d2740" />
        </linearGradient>
      </defs>
      <ellipse cx="92" cy="63" rx="90" ry="5" fill="#04364a" fillOpacity=".35" />
      {roof && <path d={roof} stroke="#24404f" strokeWidth="2.2" strokeLinecap="round" />}
      <path d={shell} fill={`url(#${id}b)`} />
      <path d={glass} fill={`url(#${id}w)`} />
      <path d={shine} fill="#fff" fillOpacity=".14" />
      <path d="M5 43c40 4 130 4 175-1v9c0 4-2 5-7 5H13c-6 0-8-5-8-13z" fill={sill ?? low} fillOpacity={sill ? 1 : 0.55} />
      <path d={doors} stroke="#0d2740" strokeOpacity=".28" strokeWidth="1.4" strokeLinecap="round" />
      <path d={front} stroke="#34d1bf" strokeWidth="3.2" strokeLinecap="round" />
      <path d={rear} stroke="#ff6b5e" strokeWidth="3.2" strokeLinecap="round" />
      {wheels.map((centre) => (
        <g key={centre} transform={`translate(${centre} ${64.5 - radius}) scale(${radius / 13.5})`}>
          <circle r="13.5" fill="#12202c" />
          <circle r="9" fill="#dcebf2" />
          <path d="M0-7v14M-7 0H7M-5-5L5 5M5-5L-5 5" stroke="#7fa4b5" strokeWidth="1.8" />
          <circle r="2.6" fill="#12202c" />
        </g>
      ))}
    </g>
  )
}
