import type { RowProps } from '@/blocks/list/RowList'
import { listMessages } from '@/blocks/list/messages'
import { OpenRowSkeleton } from '@/blocks/list/rows/OpenRow'
import * as R from '@/blocks/list/rows/Row.styles'
import { RowAmount } from '@/blocks/list/rows/RowAmount'
import { useMessages } from '@/lib/i18n'
import type { RewardRow } from '@/services/candle'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { incomeMessages } from './messages'

const TONES: Readonly<Partial<Record<RewardRow['status'], TagTone>>> = { received: 'success', processing: 'warning', waiting: 'warning' }
const LOST: readonly RewardRow['status'][] = ['expired', 'failed']

/** One credit of a driver's: whose order it came from or what for, when, how much, and whether it is paid. */
export function IncomeRow({ row: { name, kind, friend, at, status, statusName, reason, cents } }: RowProps<RewardRow>) {
  const { rewardName, serverWords } = useMessages(listMessages)
  const { passenger, status: statusWords } = useMessages(incomeMessages)
  const isLost = LOST.includes(status)
  const reasonText = serverWords(reason)
  const statusText = statusWords(status, statusName)
  return (
    <R.Box>
      <R.Line $isFaded={isLost}>
        <R.Who>
          <R.Name $isFaded={isLost}>{friend ? passenger(friend) : rewardName(kind, name)}</R.Name>
          {at && <R.Fact>{at}</R.Fact>}
        </R.Who>
        <R.Outcome>
          {cents > 0 && <RowAmount cents={cents} isPaid={status === 'received'} isFaded={isLost} />}
          {statusText && <Tag tone={TONES[status] ?? 'neutral'}>{statusText}</Tag>}
        </R.Outcome>
      </R.Line>
      {reasonText && <R.Note>{reasonText}</R.Note>}
    </R.Box>
  )
}

/** Its place: no picture at the head. */
export const IncomeRowSkeleton = () => <OpenRowSkeleton />
