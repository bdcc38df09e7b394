import styled from 'styled-components'
import type { ListFilterProps } from '@/blocks/list/listData'
import { useMessages } from '@/lib/i18n'
import { Chevron } from '@/ui/display/Chevron'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { fontSize, neutral, plainButton, radius, shadow, themed } from '@/ui/theme'
import { timeRangeMessages } from './messages'
import { rangeName } from './rangeName'
import { useTimeRange } from './useTimeRange'

/** A card, because it lies over the lower edge of a list's hero. */
const Chip = styled.button`
  ${plainButton}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  min-height: 3.25rem;
  margin-bottom: 0.75rem;
  padding: 0.5rem 16px;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  color: ${neutral.text};
  font-size: ${fontSize.base};
  font-weight: 600;
  text-align: left;

  > svg:first-child {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin-right: 0.625rem;
    color: ${themed('primary')};
  }
`

const Name = styled.span`
  flex: 1 1 6rem;
  min-width: 0;
  font-variant-numeric: tabular-nums;
`

/** Word and arrow stay together, at the right end of the line below where letters are large. */
const Way = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  margin-left: auto;
  color: ${themed('primary')};
  font-size: ${fontSize.body};
  font-weight: 500;
`

/** The days that a list is narrowed to, and the way to others. */
export function RangeFilter({ onNarrow }: ListFilterProps) {
  const { filter } = useMessages(timeRangeMessages)
  return (
    <Chip type="button" onClick={onNarrow} tabIndex={onNarrow ? undefined : -1}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden focusable="false">
        <path d="M4 6h16v14H4zM4 10.500h16M8.500 3v4M15.500 3v4" />
      </svg>
      <Name>{onNarrow ? <RangeName /> : <Skeleton shape="text" width="6rem" />}</Name>
      <Way>
        {filter}
        <Chevron colour={neutral.textFaint} />
      </Way>
    </Chip>
  )
}

function RangeName() {
  const { range, now } = useTimeRange()
  return rangeName(range, now, useMessages(timeRangeMessages))
}
