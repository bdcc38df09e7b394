import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { angleOf, linesOf, RADIUS, sectorPath } from './geometry'
import type { SectorLook } from './SectorIcon'
import { SectorPicture } from './SectorPicture'
import * as S from './Turntable.styles'
import { turntableMotion, type TurntableMotion } from './turntableMotion'

export type Sector = { readonly label: string; /** Marketing's picture; '' for the drawing. */ readonly image: string; readonly look: SectorLook }

/** `at`: the sector that it stands at, stops at; undefined for one that is not on the wheel, which brings it back to where it was. */
export type TurntableStatus = { readonly phase: 'resting'; readonly at: number | undefined } | { readonly phase: 'spinning' } | { readonly phase: 'stopping'; readonly at: number | undefined }

type TurntableProps = {
  /** Two to twelve. */
  readonly sectors: readonly Sector[]
  readonly status: TurntableStatus
  /** It has come to rest where it was to stop. */
  readonly onStopped: () => void
  /** On the hub. */
  readonly label: string
  readonly isLocked: boolean
  readonly onPress: () => void
  /** The field that the sectors are, for the preview. */
  readonly box?: string
}

/** A wheel of prizes that is turned by what the backend says, and decides nothing. */
export function Turntable({ sectors, status, onStopped, label, isLocked, onPress, box }: TurntableProps) {
  const base = useRef<HTMLDivElement>(null)
  const disc = useRef<HTMLDivElement>(null)
  const motion = useRef<TurntableMotion>(undefined)
  const stopped = useEffectEvent(onStopped)
  const { length } = sectors
  const { phase } = status
  const at = status.phase === 'spinning' ? undefined : status.at

  useEffect(() => {
    if (!base.current || !disc.current) return undefined
    const made = turntableMotion(base.current, disc.current)
    motion.current = made
    return made.end
  }, [])

  useEffect(() => {
    const angle = at === undefined ? undefined : angleOf(at, length)
    if (phase === 'spinning') motion.current?.spin()
    else if (phase === 'resting') motion.current?.rest(angle ?? 0)
    else if (angle === undefined) motion.current?.goBack(() => stopped())
    else motion.current?.stopAt(angle, () => stopped())
  }, [phase, at, length])

  return (
    <S.Wheel data-box={box}>
      <S.Square>
        <Rim />
        <S.Frame>
          <S.Base ref={base}>
            <S.Disc ref={disc}>
              <Face sectors={sectors} />
            </S.Disc>
          </S.Base>
        </S.Frame>
        <S.Pointer viewBox="0 0 24 30" aria-hidden focusable="false">
          <path d="M0 8a12 8 0 0 1 24 0L12 30z" fill="#fff" />
          <path d="M3.5 8a8.5 5 0 0 1 17 0L12 24z" fill="#e8452c" />
        </S.Pointer>
        <S.Hub type="button" $isQuiet={isLocked && phase === 'resting'} aria-disabled={isLocked || undefined} onClick={isLocked ? undefined : onPress}>
          {label}
        </S.Hub>
      </S.Square>
    </S.Wheel>
  )
}

/** Far enough from each other for two dozen on the rim. */
const BULBS = { strokeWidth: 5, strokeLinecap: 'round', strokeDasharray: '0 28.01' } as const

/** Neither is drawn again while the wheel turns: it is the page around that changes then. */
const Rim = memo(() => {
  const c = useArtColours()
  return (
    <S.Rim viewBox="-116 -116 232 232" fill="none" aria-hidden focusable="false">
      <circle r="115" fill={c.ink} />
      <circle r="112" fill={c.to} />
      <circle r="102" fill={c.ink} fillOpacity=".55" />
      <circle r="107" stroke={c.accent} {...BULBS} />
    </S.Rim>
  )
})

/** The wheel before it is known what is on it. */
export function TurntableSkeleton({ count }: { readonly count: number }) {
  const c = useArtColours()
  const blank = Array.from({ length: count }, (_, index) => sectorPath(index, count))
  return (
    <S.Wheel aria-hidden>
      <S.Square>
        <Rim />
        <S.Base>
          <S.Face viewBox="-100 -100 200 200" fill="#fff" focusable="false">
            <circle r="100" />
            <path d={blank.filter((_, index) => index % 2 === 1).join('')} fill={c.mist} />
          </S.Face>
        </S.Base>
        <S.Hub as="div" $isQuiet={false} />
      </S.Square>
    </S.Wheel>
  )
}

/** Neighbours never have the same colour, also where their number is odd. */
const toneAt = (index: number, count: number): number => (count % 2 === 1 && index === count - 1 ? 2 : index % 2)

const Face = memo(({ sectors }: Pick<TurntableProps, 'sectors'>) => {
  const { length } = sectors
  const c = useArtColours()
  const tones = ['#ffffff', c.mist, c.pale]
  const [size, most] = length > 10 ? [9, 8] : length > 8 ? [10, 8] : [12, length > 6 ? 9 : 10]
  return (
    <>
      <S.Face viewBox="-100 -100 200 200" aria-hidden focusable="false">
        {sectors.map(({ label }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sector is its place
          <g key={index}>
            <path d={sectorPath(index, length)} fill={tones[toneAt(index, length)]} stroke={c.pale} strokeWidth=".6" />
            <g transform={`rotate(${(index * 360) / length})`} fill={c.ink} fontSize={size}>
              {linesOf(label, most).map((line, row) => (
                <text key={line} y={-RADIUS + size * (1.55 + row * 1.15)}>
                  {line}
                </text>
              ))}
            </g>
          </g>
        ))}
      </S.Face>
      {sectors.map((sector, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a sector is its place
        <S.Slot key={index} style={{ transform: `rotate(${(index * 360) / length}deg)` }}>
          <SectorPicture image={sector.image} look={sector.look} share={length > 8 ? 11 : 14} />
        </S.Slot>
      ))}
    </>
  )
})
