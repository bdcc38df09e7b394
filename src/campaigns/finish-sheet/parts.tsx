import { useEffect, useRef, type ReactNode } from 'react'
import { Stage } from '@/blocks/play/Stage'
import { Burst } from '@/blocks/rewardDialog/Burst'
import { LostArt } from '@/blocks/rewardDialog/LostArt'
import { rewardMessages } from '@/blocks/rewardDialog/messages'
import type { ShownReward } from '@/blocks/rewardDialog/reward'
import { ArrivingPrice } from '@/blocks/result/ArrivingPrice'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import * as F from './art/Field.styles'
import { Street } from './art/Street'
import { Wrapped } from './art/Wrapped'
import * as S from './art/Receipt.styles'

/** The way that was driven, and under it what came of it. */
export const Frame = ({ children, ...stage }: Pick<Parameters<typeof Stage>[0], 'config' | 'rule' | 'share' | 'children'>) => (
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

/** The focus goes to what the button has uncovered: a sum, a thing, or kindly (null) that there was nothing. */
export function Opened({ reward, isRevealed, isFresh, isOver }: { readonly reward: ShownReward | null; /** On this page, also where its answer had to be asked for. */ readonly isRevealed: boolean; readonly isFresh: boolean; /** It can no longer be used. */ readonly isOver: boolean }) {
  const { lost, lostText, reward: unnamed } = useMessages(rewardMessages)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRevealed) field.current?.focus({ preventScroll: true })
  }, [isRevealed])
  return (
    <F.Field ref={field} tabIndex={-1} $isFresh={isFresh} $isOver={isOver}>
      {reward && isFresh && <Burst />}
      {reward && reward.cents > 0 ? (
        <F.Amount>
          <ArrivingPrice cents={reward.cents} isArriving={isFresh} />
        </F.Amount>
      ) : (
        <F.Gift>{reward ? <Wrapped /> : <LostArt />}</F.Gift>
      )}
      <F.Name>{reward ? reward.name || unnamed : lost}</F.Name>
      <S.Text>
        <NoBreakDates>{reward ? reward.note : lostText}</NoBreakDates>
      </S.Text>
    </F.Field>
  )
}
