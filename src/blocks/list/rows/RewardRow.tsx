import type { RewardRow as Reward } from '@/services/candle'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { listMessages } from '../messages'
import type { RowProps } from '../RowList'
import { FriendBadge, MedalBadge } from './badges'
import * as S from './Row.styles'

const TONES: Readonly<Record<Reward['status'], TagTone>> = { waiting: 'primary', received: 'success', used: 'neutral', expired: 'neutral', processing: 'warning', failed: 'neutral', unknown: 'neutral' }
const LOST: readonly Reward['status'][] = ['expired', 'failed']

/** One reward: for what, from whom, and whether it has arrived. */
export function RewardRow({ row: { name, kind, friend, at, status, statusName, reason, cents } }: RowProps<Reward>) {
  const texts = useMessages(listMessages)
  const isLost = LOST.includes(status)
  const told = texts.serverWords(reason)
  const statusText = texts.rewardStatus(status, statusName)
  return (
    <S.Box>
      <S.Line $isFaded={isLost}>
        {friend ? <FriendBadge /> : <MedalBadge />}
        <S.Who>
          <S.Name $isFaded={isLost}>{texts.rewardName(kind, name)}</S.Name>
          {friend && <S.Fact>{texts.from(friend)}</S.Fact>}
          {at && <S.Fact>{at}</S.Fact>}
        </S.Who>
        <S.Outcome>
          {cents > 0 && (
            <S.Amount $isFaded={isLost}>
              +<Price cents={cents} />
            </S.Amount>
          )}
          {statusText && <Tag tone={TONES[status]}>{statusText}</Tag>}
        </S.Outcome>
      </S.Line>
      {told && <S.Note>{told}</S.Note>}
    </S.Box>
  )
}
