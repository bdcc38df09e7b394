import type { WithdrawRow as Withdrawal } from '@/services/candle'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { listMessages } from '../messages'
import type { RowProps } from '../RowList'
import { WalletBadge } from './badges'
import * as S from './Row.styles'

const TONES: Readonly<Record<Withdrawal['status'], TagTone>> = { processing: 'warning', success: 'success', failed: 'neutral', unknown: 'neutral' }

const toMinute = (time: string): string => time.slice(0, 16)

/** One withdrawal: when it is expected, when it arrived, or why the money is back. */
export function WithdrawRow({ row: { cents, channelName, appliedAt, arrivesAt, status, failReason } }: RowProps<Withdrawal>) {
  const texts = useMessages(listMessages)
  const isFailed = status === 'failed'
  const statusText = texts.withdrawStatus[status]
  const arrival = toMinute(arrivesAt)
  const when = arrival && { processing: texts.expected(arrival), success: texts.arrived(arrival), failed: '', unknown: '' }[status]
  const note = isFailed ? (failReason ? texts.refused(failReason) : texts.returned) : when
  return (
    <S.Box>
      <S.Line $isFaded={isFailed}>
        <WalletBadge />
        <S.Who>
          <S.Name>{texts.withdrawTo(channelName)}</S.Name>
          {appliedAt && <S.Fact>{toMinute(appliedAt)}</S.Fact>}
        </S.Who>
        <S.Outcome>
          <S.Amount $isFaded={isFailed}>
            <Price cents={cents} />
          </S.Amount>
          {statusText && <Tag tone={TONES[status]}>{statusText}</Tag>}
        </S.Outcome>
      </S.Line>
      {note && (
        <S.Note>
          <NoBreakDates>{note}</NoBreakDates>
        </S.Note>
      )}
    </S.Box>
  )
}
