import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/Price'
import { Tag, type TagTone } from '@/ui/Tag'
import { listMessages } from '../messages'
import type { RowProps } from '../Rows'
import { WalletBadge } from './badges'
import * as S from './Row.styles'

/** A withdrawal in a record. Times are `YYYY-MM-DD HH:mm`, '' where there is none. */
export type Withdrawal = {
  readonly id: string
  readonly cents: number
  readonly channel: string
  readonly appliedAt: string
  /** When it arrived; while it is under way, when it is expected to. */
  readonly arrivesAt: string
  readonly status: 'processing' | 'success' | 'failed'
  /** Why it failed, in the server's words. */
  readonly reason: string
}

const TONES: Readonly<Record<Withdrawal['status'], TagTone>> = { processing: 'warning', success: 'success', failed: 'neutral' }

/** One withdrawal: when it is expected, when it arrived, or why the money is back. */
export function WithdrawRow({ row: { cents, channel, appliedAt, arrivesAt, status, reason } }: RowProps<Withdrawal>) {
  const texts = useMessages(listMessages)
  const isFailed = status === 'failed'
  const when = arrivesAt && { processing: texts.expected(arrivesAt), success: texts.arrived(arrivesAt), failed: '' }[status]
  const note = isFailed ? (reason ? texts.refused(reason) : texts.returned) : when
  return (
    <S.Box>
      <S.Line $isFaded={isFailed}>
        <WalletBadge />
        <S.Who>
          <S.Name>{texts.withdrawTo(channel)}</S.Name>
          <S.Fact>{appliedAt}</S.Fact>
        </S.Who>
        <S.Outcome>
          <S.Amount $isFaded={isFailed}>
            <Price cents={cents} />
          </S.Amount>
          <Tag tone={TONES[status]}>{texts.withdrawStatus[status]}</Tag>
        </S.Outcome>
      </S.Line>
      {note && <S.Note>{note}</S.Note>}
    </S.Box>
  )
}
