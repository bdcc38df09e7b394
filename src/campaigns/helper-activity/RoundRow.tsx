import styled from 'styled-components'
import type { RowProps } from '@/blocks/list/RowList'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { fontSize, neutral, radius, shadow, themed } from '@/ui/theme'
import type { Round, RoundStatus } from './api'
import { helperMessages } from './messages'

const Box = styled.div`
  padding: 0.875rem 1rem;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
`

const Line = styled.div`
  display: flex;
  align-items: center;
`

const Reward = styled.p`
  flex: 1 1 0%;
  min-width: 0;
  margin-right: 0.5rem;
  font-size: ${fontSize.base};
  font-weight: 700;
  line-height: 1.5;
`

const Fact = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
`

const Count = styled.span`
  margin-left: 0.5rem;
  color: ${themed('primary')};
  font-variant-numeric: tabular-nums;
`

const TONES: Readonly<Record<RoundStatus, TagTone>> = { open: 'warning', reached: 'primary', received: 'success', expired: 'neutral' }

/** One round: what it was for, how full it became, and who helped. */
export function RoundRow({ row: { status, goal, reward, cents, beginTime, helpers } }: RowProps<Round>) {
  const texts = useMessages(helperMessages)
  return (
    <Box>
      <Line>
        <Reward>
          {cents > 0 ? texts.money(toShortYuan(cents)) : ''}
          {texts.reward(reward)}
          <Count>{texts.seats(helpers.length, goal)}</Count>
        </Reward>
        <Tag tone={TONES[status]}>{texts.statusOf(status)}</Tag>
      </Line>
      {beginTime && <Fact>{texts.began(beginTime)}</Fact>}
      <Fact>{helpers.length > 0 ? texts.helpedBy(helpers.map(({ name }) => name).join(texts.comma)) : texts.nobody}</Fact>
    </Box>
  )
}
