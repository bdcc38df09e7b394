import type { RowProps } from '@/blocks/list/RowList'
import { OpenRow, OpenRowSkeleton, RowFact } from '@/blocks/list/rows/OpenRow'
import { useMessages } from '@/lib/i18n'
import type { Period } from '@/services/candle'
import { Chevron } from '@/ui/display/Chevron'
import { Price } from '@/ui/display/figures/Price'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { neutral } from '@/ui/theme'
import { incomeMessages } from './messages'

const TONES: Readonly<Record<Period['status'], TagTone>> = { underWay: 'primary', settling: 'warning', settled: 'success', unknown: 'neutral' }

/** A settlement week or an earlier activity: how many joined, and what was earned. Leads to them. */
export function PeriodRow({ row: { name, first, last, invited, cents, status }, onOpen }: RowProps<Period>) {
  const { period } = useMessages(incomeMessages)
  const days = <NoBreakDates>{period.days(name ? first : first.slice(5), name ? last : last.slice(5))}</NoBreakDates>
  const stands = period.status[status]
  return (
    <OpenRow
      onOpen={onOpen}
      name={name || days}
      facts={
        <>
          {name && <RowFact>{days}</RowFact>}
          <RowFact>{period.invited(invited)}</RowFact>
        </>
      }
      amount={<Price cents={cents} />}
      tag={stands && <Tag tone={TONES[status]}>{stands}</Tag>}
      tail={<Chevron colour={neutral.textFaint} />}
    />
  )
}

/** The place of a week, which has no name. */
export const PeriodRowSkeleton = () => <OpenRowSkeleton />

/** The place of an activity: its days stand below its name. */
export const NamedPeriodRowSkeleton = () => (
  <OpenRowSkeleton
    more={
      <RowFact>
        <Skeleton shape="text" width="40%" height="1.4em" />
      </RowFact>
    }
  />
)
