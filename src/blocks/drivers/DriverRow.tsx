import type { RowProps } from '@/blocks/list/RowList'
import { OpenRow, OpenRowSkeleton, RowFact } from '@/blocks/list/rows/OpenRow'
import { inviteTone } from '@/features/invite'
import { useMessages } from '@/lib/i18n'
import type { InvitedDriver } from '@/services/candle'
import { Avatar } from '@/ui/display/Avatar'
import { Price } from '@/ui/display/figures/Price'
import { Tag } from '@/ui/display/Tag'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { driverMessages } from './messages'
import { hasTarget, OrderRail, Rail } from './OrderRail'

/** One driver: since when, how far, and what that has brought. Leads to all of it. */
export function DriverRow({ row: { name, avatar, joinedAt, status, statusName, finished, target, cents }, onOpen }: RowProps<InvitedDriver>) {
  const texts = useMessages(driverMessages)
  const statusText = texts.status(status, statusName)
  return (
    <OpenRow
      onOpen={onOpen}
      isFaded={status === 'invalid'}
      head={<Avatar src={avatar} name={name} />}
      name={name}
      facts={<RowFact>{joinedAt && <NoBreakDates>{texts.joined(joinedAt.slice(0, 10))}</NoBreakDates>}</RowFact>}
      amount={
        cents > 0 && (
          <>
            +<Price cents={cents} />
          </>
        )
      }
      tag={statusText && <Tag tone={inviteTone[status]}>{statusText}</Tag>}
      below={
        hasTarget({ status, target }) && (
          <>
            <OrderRail finished={finished} target={target} />
            <RowFact>{texts.progress(finished, target)}</RowFact>
          </>
        )
      }
    />
  )
}

/** Its place. */
export const DriverRowSkeleton = () => (
  <OpenRowSkeleton
    head={<Skeleton shape="circle" width="2.5rem" />}
    below={
      <>
        <Rail />
        <RowFact>
          <Skeleton shape="text" width="5rem" height="1.4em" />
        </RowFact>
      </>
    }
  />
)
