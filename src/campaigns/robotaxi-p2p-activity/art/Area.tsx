import { useArtColours } from '@/ui/art/artColours'

/** Streets and a river, the area in which the car drives, and its stops. */
export function Area() {
  const c = useArtColours()
  return (
    <svg viewBox="0 0 320 150" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M0 0h320v150H0z" fill={c.paper} />
      <path d="M-10 128c60-6 74-54 128-56s66-44 130-60 82-4 82-4" stroke="#bfe0ea" strokeWidth="22" />
      <path d="M0 34h320M0 104h320M52 0v150M128 0l-18 150M204 0l8 150M276 0v150M0 142L320 58" stroke="#fff" strokeWidth="5" />
      <path d="M92 28l74-14 92 22 14 54-60 42-88-8-52-46z" fill={c.accent} fillOpacity=".3" stroke={c.to} strokeWidth="2.5" strokeDasharray="7 5" />
      <path d="M122 100l32-36 44 8 36-26" stroke={c.to} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      {[
        [122, 100],
        [154, 64],
        [198, 72],
        [234, 46],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="6" fill="#fff" stroke={c.to} strokeWidth="3.5" />
      ))}
    </svg>
  )
}
