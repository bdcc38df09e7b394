import { Car, type CarBody } from '@/ui/art/Car'

/** A clear road past the city, with the car on it. Decoration. */
export function RoadScene({ body = 'coupe' }: { readonly body?: CarBody }) {
  return (
    <svg viewBox="0 0 390 206" width="100%" fill="none" overflow="visible" aria-hidden focusable="false">
      <circle cx="318" cy="42" r="25" fill="#ffe9a8" />
      <circle cx="318" cy="42" r="36" fill="#ffe9a8" fillOpacity=".28" />
      <path d="M36 40c4-11 20-12 25-2 9-4 18 2 17 10H30c-5 0-4-8 6-8zM206 26c3-8 15-9 18-1 7-3 13 1 12 7h-35c-4 0-3-6 5-6z" fill="#fff" fillOpacity=".5" />
      <path d="M0 118V84h16V66h22v22h14V58l13-9 13 9v34h18V74h28v26h16V62h8V50h3v12h9v36h20V80h24v22h16V70l12-8 12 8v28h18V84h30v16h20V72h24v24h16V82h24v36z" fill="#fff" fillOpacity=".2" />
      <path d="M-60 134q30 8 60-6c44-26 92-32 150-14 62 19 120 15 240-16q30-6 60-2v38H-60z" fill="#2cc0a6" />
      <path d="M-60 136l60-2c60-12 122-16 192-6 70 9 126 6 198-8l60-10v24H-60z" fill="#159b8f" />
      <path d="M-60 134h510v72H-60z" fill="#0b4f6c" />
      <path d="M-60 134h510v3H-60z" fill="#5fd6e3" fillOpacity=".55" />
      <path d="M-58 158h34M8 158h34M74 158h34M140 158h34M206 158h34M272 158h34M338 158h34M404 158h34" stroke="#d9f6ff" strokeWidth="3" strokeLinecap="round" strokeOpacity=".75" />
      <path d="M62 112h-26M74 122H22M58 132H40" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" strokeOpacity=".65" />
      <g>
        <path d="M330 134v-20" stroke="#0d7f78" strokeWidth="4" strokeLinecap="round" />
        <circle cx="330" cy="106" r="13" fill="#5fe0c3" />
        <circle cx="337" cy="112" r="9" fill="#2fbfa7" />
        <path d="M18 134v-13" stroke="#0d7f78" strokeWidth="3.4" strokeLinecap="round" />
        <circle cx="18" cy="115" r="9" fill="#5fe0c3" />
      </g>
      <Car x={88} y={78} size={1.12} body={body} />
      <path d="M306 62c-8 0-14 6-14 13 0 10 14 21 14 21s14-11 14-21c0-7-6-13-14-13z" fill="#ff7a59" />
      <circle cx="306" cy="75" r="5" fill="#fff" />
    </svg>
  )
}
