import type { RowProps } from '@/blocks/list/RowList'
import * as R from '@/blocks/list/rows/Row.styles'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Round, RoundStatus } from './api'
import { Count } from './art/Home.styles'
import { helperMessages } from './messages'

const TONES: Readonly<Record<RoundStatus, TagTone>> = { open: 'warning', reached: 'primary', received: 'success', expired: 'neutral' }

/** One round: what it was for, how full it became, and who helped. */
export function RoundRow({ row: { status, goal, reward, cents, beginTime, helpers } }: RowProps<Round>) {
  const texts = useMessages(helperMessages)
  return (
    <R.Box>
      <R.Line>
        <R.Who>
          <R.Name>
            {cents > 0 ? texts.money(toShortYuan(cents)) : ''}
            {texts.reward(reward)}
            <Count>{texts.seats(helpers.length, goal)}</Count>
          </R.Name>
          {beginTime && <R.Fact>{texts.began(beginTime)}</R.Fact>}
        </R.Who>
        <R.Outcome>
          <Tag tone={TONES[status]}>{texts.statusOf(status)}</Tag>
        </R.Outcome>
      </R.Line>
      <R.Fact>{helpers.length > 0 ? texts.helpedBy(helpers.map(({ name }) => name).join(texts.comma)) : texts.nobody}</R.Fact>
    </R.Box>
  )
}

/** Its place. */
export const RoundRowSkeleton = () => (
  <R.Box>
    <R.Line>
      <R.Who>
        <Skeleton shape="text" width="8rem" height="1.4rem" />
        <R.Fact as="div">
          <Skeleton shape="text" width="70%" height="1.4em" />
        </R.Fact>
      </R.Who>
      <Skeleton width="3.5rem" height="1.5rem" />
    </R.Line>
    <R.Fact as="div">
      <Skeleton shape="text" width="80%" height="1.4em" />
    </R.Fact>
  </R.Box>
)
