import type { Withdrawal } from '@/services/candle'
import type { WithdrawOrder } from './withdrawOrder'

/**
 * Which row of the list is this withdrawal: the same amount, applied for at the moment of sending or after it, and not known before. Of several
 * the one that was applied for first. Undefined where none fits, and where there is nothing to tell a new row from an old one by.
 */
export function rowOfOrder(rows: readonly Withdrawal[], { cents, sentAt, known }: WithdrawOrder): Withdrawal | undefined {
  if (sentAt === '' && known === null) return undefined
  const fits = rows.filter((row) => row.cents === cents && row.appliedAt >= sentAt && !known?.includes(row.id))
  return fits.reduce<Withdrawal | undefined>((first, row) => (first && first.appliedAt <= row.appliedAt ? first : row), undefined)
}
