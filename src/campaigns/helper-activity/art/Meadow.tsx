import { useArtColours } from '@/ui/art/artColours'

/** A bus stop on a meadow. */
export function Meadow() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 120" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M0 62c70-34 150-30 220-8s110 18 155 2v64H0z" fill="#fff" fillOpacity=".12" />
      <path d="M0 92c90-26 230-22 375-4v32H0z" fill="#fff" fillOpacity=".16" />
      <path d="M64 104V30" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <circle cx="64" cy="24" r="18" fill={accent} />
      <path d="M55 18h18v10H55zM57 32v3M71 32v3" stroke="#33490a" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M252 104V84M296 108V78" stroke="#fff" strokeOpacity=".6" strokeWidth="4" strokeLinecap="round" />
      <circle cx="252" cy="72" r="17" fill="#fff" fillOpacity=".28" />
      <circle cx="296" cy="62" r="22" fill="#fff" fillOpacity=".28" />
      <path d="M104 76h48M104 66h48M110 66v40M146 66v40" stroke="#fff" strokeOpacity=".75" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
