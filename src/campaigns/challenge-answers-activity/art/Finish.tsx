import { useArtColours } from '@/ui/art/artColours'
import { Car } from '@/ui/art/Car'

/** The end of the road: through the arch, or before a barrier. */
export function Finish({ hasPassed }: { readonly hasPassed: boolean }) {
  const c = useArtColours()
  return (
    <svg viewBox="0 0 375 170" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M0 128h375v42H0z" fill={c.ink} fillOpacity=".55" />
      <path d="M10 146h44M92 146h44M174 146h44M256 146h44M338 146h37" stroke="#fff" strokeOpacity=".5" strokeWidth="4" strokeLinecap="round" />
      {hasPassed ? (
        <>
          <path d="M212 24h14v106h-14zM340 24h14v106h-14z" fill="#fff" fillOpacity=".9" />
          <path d="M206 16h154v34H206z" fill={c.ink} />
          <path d="M206 16h14v17h-14zM234 16h14v17h-14zM262 16h14v17h-14zM290 16h14v17h-14zM318 16h14v17h-14zM346 16h14v17h-14zM220 33h14v17h-14zM248 33h14v17h-14zM276 33h14v17h-14zM304 33h14v17h-14zM332 33h14v17h-14z" fill="#fff" />
          <path d="M24 30l8 8M60 12v12M96 34l8-7M150 18l7 9M40 72h10M178 42l10 4" stroke={c.accent} strokeWidth="5" strokeLinecap="round" />
        </>
      ) : (
        <>
          <path d="M236 70h8v60h-8zM336 70h8v60h-8z" fill="#fff" fillOpacity=".9" />
          <path d="M222 62h136v26H222z" fill={c.accent} />
          <path d="M236 62h20l-18 26h-16v-6zM276 62h20l-18 26h-20zM316 62h20l-18 26h-20zM356 62h2v24l-2 2h-18z" fill={c.ink} />
        </>
      )}
      <Car x={hasPassed ? 60 : 22} y={72} size={0.9} body="suv" />
    </svg>
  )
}
