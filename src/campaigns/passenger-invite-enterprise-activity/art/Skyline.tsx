import { useArtColours } from '@/ui/art/artColours'
import { CompanyCar } from './CompanyCar'
import { Tower } from './Tower'

/** A street of offices in the evening; the tallest stand at the right, where no words are, and a car waits before the door. */
export function Skyline() {
  const c = useArtColours()
  return (
    <svg viewBox="0 0 375 200" width="100%" fill="none" aria-hidden focusable="false">
      <circle cx="334" cy="54" r="20" fill={c.accent} fillOpacity=".9" />
      <path d="M0 132h30v-20h34v26h26V96h40v44h30v-24h32v60H0z" fill="#fff" fillOpacity=".08" />
      <Tower x={14} y={100} width={60} fill="#1b3358" lit={[1, 6]} />
      <Tower x={84} y={78} width={47} fill="#234272" lit={[0, 4, 8]} />
      <Tower x={140} y={92} width={60} fill="#1b3358" lit={[2, 5, 7]} />
      <Tower x={216} y={56} width={60} fill="#2b5089" lit={[1, 4, 9, 14, 18]} />
      <path d="M312 20h3v22h-3z" fill="#3a66a6" />
      <Tower x={290} y={40} width={73} fill="#3a66a6" lit={[2, 6, 8, 13, 17, 21, 29, 34]} />
      <path d="M0 146h375v54H0z" fill="#0a1830" />
      <CompanyCar x={36} />
    </svg>
  )
}
