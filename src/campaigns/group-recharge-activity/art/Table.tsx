import { useArtColours } from '@/ui/art/artColours'

const GUESTS = [
  { x: 96, coat: '#b98ad6' },
  { x: 188, coat: '#ffcf5a' },
  { x: 280, coat: '#e58aa8' },
]

/** Three friends behind a table with a pot of coins on it. */
export function Table() {
  const { accent, to } = useArtColours()
  return (
    <svg viewBox="0 0 375 200" width="100%" fill="none" aria-hidden focusable="false">
      {GUESTS.map(({ x, coat }) => (
        <g key={x}>
          <circle cx={x} cy="54" r="24" fill="#f7dfc8" />
          <path d={`M${x - 24} 52a24 24 0 0 1 48 0c-16-10-32-10-48 0z`} fill="#3a1d52" />
          <path d={`M${x - 9} 56v4M${x + 9} 56v4M${x - 6} 66q6 5 12 0`} stroke="#3a1d52" strokeWidth="3" strokeLinecap="round" />
          <path d={`M${x - 40} 130c0-34 16-48 40-48s40 14 40 48z`} fill={coat} />
        </g>
      ))}
      <path d="M62 124h252l14 42H48z" fill="#d99a5b" />
      <path d="M48 166h280v34H48z" fill="#a9683a" />
      <path d="M152 132h72l-8 26h-56z" fill={to} />
      <circle cx="172" cy="128" r="9" fill={accent} />
      <circle cx="190" cy="122" r="9" fill={accent} />
      <circle cx="206" cy="128" r="9" fill={accent} />
    </svg>
  )
}
