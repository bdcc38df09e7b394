import { useEffect, useRef, type ReactNode } from 'react'
import { Stage } from '@/blocks/play/Stage'
import { Burst } from '@/blocks/reward/Burst'
import type { ShownReward } from '@/blocks/reward/reward'
import { ArrivingPrice } from '@/blocks/result/ArrivingPrice'
import { box } from '@/lib/pageConfig'
import { WholeDates } from '@/ui/display/WholeDates'
import { Street } from './art/Street'
import * as S from './art/Receipt.styles'

/** The way that was driven, and under it what came of it. */
export const Frame = ({ children, ...stage }: Pick<Parameters<typeof Stage>[0], 'config' | 'share' | 'children'>) => (
  <Stage
    {...stage}
    back={
      <S.Street>
        <Street />
      </S.Street>
    }
  >
    <S.Sight />
    {children}
  </Stage>
)

type PaperProps = { readonly title: string; readonly text: string; /** There is no ride that was done: no tick for it. */ readonly isAhead?: boolean; readonly children?: ReactNode }

/** A receipt. */
export const Paper = ({ title, text, isAhead = false, children }: PaperProps) => (
  <S.Receipt>
    <S.Tick $isAhead={isAhead} aria-hidden>
      <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d={isAhead ? 'M13 24h.01M24 24h.01M35 24h.01' : 'M14 25l7 7 14-16'} />
      </svg>
    </S.Tick>
    <S.Title {...box('headline')}>{title}</S.Title>
    <S.Text {...box('subline')}>{text}</S.Text>
    {children}
  </S.Receipt>
)

/** The focus goes to what the button has uncovered. */
export function Opened({ reward: { name, cents, note }, isFresh }: { readonly reward: ShownReward; readonly isFresh: boolean }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) field.current?.focus({ preventScroll: true })
  }, [isFresh])
  return (
    <S.Field ref={field} tabIndex={-1} $isHidden={false} $isFresh={isFresh}>
      {isFresh && <Burst />}
      <S.Amount>
        <ArrivingPrice cents={cents} isArriving={isFresh} />
      </S.Amount>
      <S.Name>{name}</S.Name>
      <S.Text>
        <WholeDates>{note}</WholeDates>
      </S.Text>
    </S.Field>
  )
}
