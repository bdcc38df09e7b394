import type { ReactNode } from 'react'
import { isRewardOver, type RewardRow as Reward } from '@/services/candle'
import { useMessages } from '@/lib/i18n'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { listMessages } from '../messages'
import type { RowProps } from '../RowList'
import { FriendBadge, RewardBadge } from './badges'
import { RowAmount } from './RowAmount'
import * as S from './Row.styles'

const TONES: Readonly<Record<Reward['status'], TagTone>> = { waiting: 'primary', received: 'success', used: 'neutral', expired: 'neutral', processing: 'warning', failed: 'neutral', unknown: 'neutral' }

const PAID: readonly Reward['status'][] = ['received', 'used']

type RewardRowProps = RowProps<Reward> & {
  /** The way to where it is used, at the end of its last line (`NoteAction`). */
  readonly action?: ReactNode
}

/** One reward: for what, from whom, whether it has arrived, and until when it can be used. */
export function RewardRow({ row: { name, kind, friend, at, expiresAt, quantity, status, statusName, reason, cents }, action }: RewardRowProps) {
  const texts = useMessages(listMessages)
  const isOver = isRewardOver(status)
  const reasonText = texts.serverWords(reason)
  const statusText = texts.rewardStatus(status, statusName)
  return (
    <S.Box>
      <S.Line $isFaded={isOver}>
        {friend ? <FriendBadge /> : <RewardBadge kind={kind} />}
        <S.Who>
          <S.Name $isFaded={isOver}>{texts.several(texts.rewardName(kind, name), quantity)}</S.Name>
          {friend && <S.Fact>{texts.from(friend)}</S.Fact>}
          {at && <S.Fact>{at}</S.Fact>}
        </S.Who>
        <S.Outcome>
          {cents > 0 && <RowAmount cents={cents} isPaid={PAID.includes(status)} isFaded={isOver} />}
          {statusText && <Tag tone={TONES[status]}>{statusText}</Tag>}
        </S.Outcome>
      </S.Line>
      {(reasonText || expiresAt || action) && (
        <S.Note>
          {reasonText && <span>{reasonText}</span>}
          {expiresAt && (
            <span>
              <NoBreakDates>{texts.until(expiresAt)}</NoBreakDates>
            </span>
          )}
          {action}
        </S.Note>
      )}
    </S.Box>
  )
}
