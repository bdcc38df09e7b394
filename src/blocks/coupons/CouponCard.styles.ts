import styled from 'styled-components'
import { Amount, Body as TicketBody, Stub as TicketStub } from '@/blocks/result/Ticket.styles'
import { fontSize, neutral } from '@/ui/theme'

export const Stub = styled(TicketStub)`
  flex-direction: column;
`

export const Value = styled(Amount)`
  line-height: 1.1;
`

export const Threshold = styled.span`
  margin-top: 0.375rem;
  font-size: ${fontSize.caption};
  line-height: 1.3;
  text-align: center;
`

/** Without a card the ways on would stand on the edge of the head, which cards lie over. */
export const NoCoupon = styled.div`
  height: 2rem;
`

/** The button stands beside what the coupon is, or below it where letters are large. So narrow an edge that its day and hour have one line at 390 px. */
export const Body = styled(TicketBody)`
  flex-flow: row wrap;
  align-items: center;
  padding: 1rem 0.5rem 1rem 0.75rem;
`

export const Facts = styled.div<{ $isOver: boolean }>`
  flex: 1 1 7rem;
  min-width: 0;
  ${({ $isOver }) => $isOver && `color: ${neutral.textSoft};`}
`

/** Goes to the next line as a whole, rather than break at its hyphens. */
export const Time = styled.span`
  display: inline-block;
`

export const Use = styled.div`
  flex: none;
  margin: 0.25rem 0.5rem 0.25rem auto;
`

export const Stands = styled.p`
  flex: none;
  margin: 0 0.5rem 0 auto;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  text-align: right;
`
