import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useMessages } from '@/lib/i18n'
import { prefersReducedMotion } from '@/lib/device/motion'
import { IconButton } from '../form/IconButton'
import * as S from './Ticker.styles'
import { uiMessages } from '../messages'

export type TickerRow = { readonly id: string; readonly content: ReactNode }

export type TickerProps = {
  readonly rows: readonly TickerRow[]
  /** The static text for screen readers instead of the moving rows. */
  readonly summary: string
}

const ROW_MS = 3000

/**
 * One row every 3 s. It stops while paused, touched, focused or out of sight, and does not move where the system is set to reduced motion.
 */
export function Ticker({ rows, summary }: TickerProps) {
  const messages = useMessages(uiMessages)
  const [turn, setTurn] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isStill = prefersReducedMotion() || rows.length < 2

  useEffect(() => {
    if (isStill || isPaused || isHeld) return
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((before) => before + 1)
    }, ROW_MS)
    return () => clearInterval(timer)
  }, [isStill, isPaused, isHeld])

  const row = rows[turn % rows.length]
  if (!row) return null
  const previous = turn > 0 ? rows[(turn - 1) % rows.length] : undefined
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const press = () => {
    setPaused(!isPaused)
    // A tap points at the button and focuses it for good: what was told to go on is not held by that.
    release()
  }
  return (
    <div onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <S.Hidden>{summary}</S.Hidden>
      <S.Bar>
        <S.Rows aria-hidden>
          {previous && !isStill && <S.Leaving key={`left-${turn}`}>{previous.content}</S.Leaving>}
          <S.Arriving key={turn} $isMoving={turn > 0}>
            {row.content}
          </S.Arriving>
        </S.Rows>
        {!isStill && (
          <S.Control>
            <IconButton label={isPaused ? messages.playBarrage : messages.pauseBarrage} onClick={press}>
              <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden>
                <path d={isPaused ? 'M2.5 1v10l8-5z' : 'M2 1h3v10H2zM7 1h3v10H7z'} />
              </svg>
            </IconButton>
          </S.Control>
        )}
      </S.Bar>
    </div>
  )
}
