import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '@/lib/i18n'
import * as S from './Ladder.styles'
import { uiMessages } from '../messages'

export type LadderState = 'reached' | 'current' | 'ahead'

export type LadderStep = {
  readonly id: string
  /** What to do for it, in a few characters. */
  readonly goal: string
  /** What it gives: an amount, a short word. */
  readonly reward: ReactNode
  readonly state: LadderState
}

export type LadderProps = {
  /** The name of the list, for readers. */
  readonly label: string
  readonly steps: readonly LadderStep[]
  /** How much of the way to the current step is done, 0 to 1. */
  readonly progress?: number
}

const filled = (state: LadderState, progress: number): number => {
  if (state === 'reached') return 1
  return state === 'current' ? Math.min(1, Math.max(0, progress)) : 0
}

/** The step to scroll to: the next one, or the last once all are reached. */
function focalIndex(steps: readonly LadderStep[]): number {
  const current = steps.findIndex(({ state }) => state === 'current')
  return current === -1 ? steps.map(({ state }) => state).lastIndexOf('reached') : current
}

/** Rewards in a row, with the user's progress. Where not all of them fit, it is scrolled to the next one. */
export function Ladder({ label, steps, progress = 0 }: LadderProps) {
  const { reached } = useMessages(uiMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const focalAt = focalIndex(steps)
  useLayoutEffect(() => {
    const show = () => {
      const step = list.current?.children.item(focalAt)
      if (scroller.current && step instanceof HTMLElement) scroller.current.scrollLeft = step.offsetLeft - (scroller.current.clientWidth - step.offsetWidth) / 2
    }
    // Measured in the frame that draws it: before, the page would be laid out for this alone, and once more for the rest.
    const frame = requestAnimationFrame(show)
    window.addEventListener('resize', show)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', show)
    }
  }, [focalAt])
  return (
    // Steps beyond the edge are reached by keyboard as well: a focused scroller moves with the arrow keys.
    <S.Scroll ref={scroller} tabIndex={0} role="group" aria-label={label}>
      <S.Steps ref={list}>
        {steps.map(({ id, goal, reward, state }, i) => (
          <S.Step key={id} aria-current={state === 'current' ? 'step' : undefined}>
            <S.Reward $state={state}>{reward}</S.Reward>
            <S.Rail $isFirst={i === 0} aria-hidden>
              <S.Filled style={{ transform: `scaleX(${filled(state, progress)})` }} />
            </S.Rail>
            <S.Dot $state={state} aria-hidden />
            <S.Goal $state={state}>{goal}</S.Goal>
            {state === 'reached' && <S.Hidden>{reached}</S.Hidden>}
          </S.Step>
        ))}
      </S.Steps>
    </S.Scroll>
  )
}
