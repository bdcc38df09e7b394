import { useEffect, useEffectEvent, useRef, useState, type AnimationEvent, type MouseEvent, type TouchEvent } from 'react'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { laneStyle, LANES, nextDrop } from './drops'
import { rainMessages } from './messages'
import * as S from './art/Rain.styles'

type RainProps = {
  readonly seconds: number
  /** The drops that were caught, for the server to count; undefined for a user who did not want to wait, and had caught none. */
  readonly onEnd: (catches: readonly number[] | undefined) => void
}

const SPARKS = 4
const AFTER_TOUCH_MS = 1_000
const numbers = (length: number) => Array.from({ length }, (_, index) => index)

/** Envelopes fall for as long as the server says. It keeps no score: what was tapped is sent, and the server counts. */
export function Rain({ seconds, onEnd }: RainProps) {
  const texts = useMessages(rainMessages)
  const sky = useRef<HTMLDivElement>(null)
  const drops = useRef(numbers(LANES))
  const caught = useRef(new Set<number>())
  const sparked = useRef(0)
  const touchedAt = useRef(-Infinity)
  const end = useEffectEvent(() => onEnd([...caught.current]))
  useEffect(() => {
    const timer = setTimeout(() => end(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  const laneOf = (target: EventTarget): number | undefined => (target instanceof HTMLElement && target.dataset['lane'] !== undefined ? Number(target.dataset['lane']) : undefined)
  const again = ({ target }: AnimationEvent) => {
    const lane = laneOf(target)
    if (lane === undefined) return
    drops.current[lane] = nextDrop(drops.current[lane] ?? lane)
    ;(target as HTMLElement).style.opacity = ''
  }
  const take = (target: EventTarget, at: { readonly clientX: number; readonly clientY: number } | undefined) => {
    const lane = laneOf(target)
    const drop = lane === undefined ? undefined : drops.current[lane]
    if (drop === undefined || caught.current.has(drop)) return
    caught.current.add(drop)
    ;(target as HTMLElement).style.opacity = '0'
    if (at) flash(at.clientX, at.clientY)
  }
  /** The sparks take turns. */
  const flash = (x: number, y: number) => {
    const spark = sky.current?.querySelectorAll<HTMLElement>('[data-turn]')[(sparked.current += 1) % SPARKS]
    const left = sky.current?.getBoundingClientRect().left ?? 0
    if (!spark) return
    spark.style.transform = `translate3d(${x - left}px, ${y}px, 0)`
    spark.dataset['turn'] = spark.dataset['turn'] === '1' ? '0' : '1'
  }

  return (
    <S.Sky ref={sky}>
      <div
        aria-hidden
        onAnimationIteration={again}
        onTouchStart={({ changedTouches, target, timeStamp }: TouchEvent) => {
          touchedAt.current = timeStamp
          take(target, changedTouches[0])
        }}
        onMouseDown={(event: MouseEvent) => {
          // A touch brings one of its own, a moment later and where another drop may be by then.
          if (event.timeStamp - touchedAt.current > AFTER_TOUCH_MS) take(event.target, event)
        }}
      >
        {numbers(LANES).map((lane) => (
          <S.Drop key={lane} data-lane={lane} style={laneStyle(lane)} />
        ))}
        {numbers(SPARKS).map((spark) => (
          <S.Spark key={spark} data-turn="" />
        ))}
      </div>
      <Clock seconds={seconds} />
      <S.Skip>
        <Button kind="secondary" size="small" onClick={() => onEnd(caught.current.size > 0 ? [...caught.current] : undefined)}>
          {texts.skip}
        </Button>
      </S.Skip>
    </S.Sky>
  )
}

/** Ticks alone: what falls is not drawn again each second. */
function Clock({ seconds }: { readonly seconds: number }) {
  const texts = useMessages(rainMessages)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <S.Clock>
      <span role="timer">{texts.left(left)}</span>
      <S.Bar $seconds={seconds} />
    </S.Clock>
  )
}
