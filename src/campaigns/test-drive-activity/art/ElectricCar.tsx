import { useId } from 'react'

/** The car, driving to the right; x and y are its upper left corner, 184 by 66. */
export function ElectricCar({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  const id = useId()
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <defs>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffffff" />
          <stop offset=".55" stopColor="#eaf6fc" />
          <stop offset="1" stopColor="#b9dcec" />
        </linearGradient>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#1c4867" />
          <stop offset="1" stopColor="#0d2740" />
        </linearGradient>
      </defs>
      <ellipse cx="92" cy="63" rx="90" ry="5" fill="#04364a" fillOpacity=".35" />
      <path d="M5 46c-1-10 3-16 15-19l24-6C58 10 72 4 93 4c24 0 38 7 52 18 19 2 30 7 34 15 2 5 2 9 1 14-1 4-3 5-7 5H13c-5 0-8-3-8-10z" fill={`url(#${id}b)`} />
      <path d="M51 22C62 13 74 9 90 9v14H49c-1 0-1 0 2-1zM95 9c19 0 30 5 40 14H95z" fill={`url(#${id}w)`} />
      <path d="M57 20C65 14 73 11 82 10l-7 12H58z" fill="#fff" fillOpacity=".14" />
      <path d="M5 41c40 5 130 5 175-2 1 4 1 8 0 12-1 4-3 5-7 5H13c-6 0-8-5-8-15z" fill="#8fc6dd" fillOpacity=".4" />
      <path d="M92 25v27M98 31h9" stroke="#9cc4d6" strokeWidth="1.4" strokeLinecap="round" />
      <path d="M153 30c10 1 17 3 22 7" stroke="#34d1bf" strokeWidth="3.2" strokeLinecap="round" />
      <path d="M7 36c3-3 6-4 11-5" stroke="#ff6b5e" strokeWidth="3.2" strokeLinecap="round" />
      <path d="M26 26l-6 8h5l-3 7 8-9h-5l4-6z" fill="#34d1bf" />
      {[42, 142].map((centre) => (
        <g key={centre}>
          <circle cx={centre} cy="51" r="13.5" fill="#12202c" />
          <circle cx={centre} cy="51" r="9" fill="#dcebf2" />
          <path d={`M${centre} 44v14M${centre - 7} 51h14M${centre - 5} 46l10 10M${centre + 5} 46l-10 10`} stroke="#7fa4b5" strokeWidth="1.8" />
          <circle cx={centre} cy="51" r="2.6" fill="#12202c" />
        </g>
      ))}
    </g>
  )
}
