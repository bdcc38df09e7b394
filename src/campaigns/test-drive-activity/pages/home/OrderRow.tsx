import styled from 'styled-components'
import { orderStatusMessages } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { relativeTime } from '@/lib/time/relativeTime'
import { Tag } from '@/ui/display/Tag'
import { fontSize, neutral, plainButton, radius, wrapAtCommas } from '@/ui/theme'
import type { OrderInShort } from '../../api'

const Row = styled.button`
  ${plainButton}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  min-height: 4rem;
  margin-bottom: 0.75rem;
  padding: 0.75rem;
  border-radius: ${radius.l};
  background-color: #f4f9fc;

  &:last-child {
    margin-bottom: 0;
  }

  svg {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    margin-right: 0.75rem;
  }
`

/** Where letters are so large that too little is left beside the rest, it has a line of its own. */
const Facts = styled.span`
  flex: 1 1 6rem;
  min-width: 0;
  margin-right: 0.5rem;
`

const Time = styled.span`
  display: block;
  font-size: ${fontSize.base};
  /* A day fits beside the picture, however large letters are. */
  font-size: min(${fontSize.base}, 6.4vw);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Place = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  word-break: break-word;
  ${wrapAtCommas}
`

/** When, where, and how far it is. */
export function OrderRow({ order: { time, place, status, statusName }, now, onOpen }: { readonly order: OrderInShort; readonly now: number; readonly onOpen: () => void }) {
  const name = useMessages(orderStatusMessages).orderStatus(statusName, status)
  return (
    <Row type="button" onClick={onOpen}>
      <svg viewBox="0 0 40 40" fill="none" aria-hidden>
        <rect width="40" height="40" rx="12" fill="#d9f2f7" />
        <path d="M9 24v-3c0-2 1-3 3-3.500l3-1 3-4c1-1 2-1.500 3.500-1.500h5c1.500 0 2.500.5 3.500 1.500l2.500 3.500c1.500.5 2 1.500 2 3v5zM14 27v-2M28 27v-2" stroke="#0a7fa8" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <Facts>
        <Time>{relativeTime(time, now)}</Time>
        <Place>{place}</Place>
      </Facts>
      {name && <Tag tone="primary">{name}</Tag>}
    </Row>
  )
}
