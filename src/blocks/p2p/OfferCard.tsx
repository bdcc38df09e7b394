import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Strip } from '@/ui/display/Strip'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, themed } from '@/ui/theme'
import type { P2p } from './calls'
import type { P2pTexts } from './choice'
import { p2pMessages } from './messages'

/** Two stops on one line: the friend's first, then the user's. */
const Line = styled.ol`
  margin-bottom: 0.875rem;
`

const Stop = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.5rem;
  padding: 0.25rem 0 0.25rem 1.75rem;

  &::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 0.125rem;
    width: 0.875rem;
    height: 0.875rem;
    margin-top: -0.4375rem;
    border: 0.1875rem solid ${themed('primary')};
    border-radius: 50%;
  }

  & + &::before {
    border-radius: 0.1875rem;
    background-color: ${themed('primary')};
  }

  /* Each draws its half of the way between them, however tall its words make it. */
  &::after {
    content: '';
    position: absolute;
    top: calc(50% + 0.4375rem);
    bottom: 0;
    left: 0.4375rem;
    border-left: 0.25rem dotted ${themed('primary')};
    opacity: 0.45;
  }

  & + &::after {
    top: 0;
    bottom: calc(50% + 0.4375rem);
  }
`

/** How far the user is, at the card's foot. */
export const Status = styled(Strip)`
  margin-bottom: 0;
  text-align: center;
`

/** Where letters are so large that too little is left beside the amount, it stands below. */
const Words = styled.p`
  flex: 1 1 calc(10rem - 128px);
  min-width: 0;
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.35;
  text-wrap: balance;

  > span {
    display: block;
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
    font-weight: 400;
  }
`

const Value = styled.p`
  flex: none;
  max-width: 50%;
  /* Where letters are so large that it stands below, a coupon's name needs more than half a line. */
  max-width: max(50%, 5rem);
  margin-left: auto;
  padding-left: 0.75rem;
  color: ${themed('primary')};
  font-size: 1.75rem;
  font-size: min(2rem, 8.6vw);
  font-weight: 800;
  line-height: 1.1;
  text-align: right;

  /* A coupon of no known amount is named: a word is longer than a figure, and those beside it keep their line. On the poster it stands within a sentence, here alone. */
  > small {
    display: inline-block;
    font-size: 0.62em;
  }

  > small::first-letter {
    text-transform: uppercase;
  }
`

type OfferCardProps = {
  /** Undefined until it is known: its place is kept. */
  readonly offer?: P2p['offer'] | undefined
  readonly texts: Pick<P2pTexts, 'friendsWhen' | 'mineWhen' | 'poster'>
  readonly children: ReactNode
}

/** What both get, in the order in which it comes. */
export function OfferCard({ offer, texts: { friendsWhen, mineWhen, poster }, children }: OfferCardProps) {
  const texts = useMessages(p2pMessages)
  const stops = [
    [texts.friends, friendsWhen, offer?.friends],
    [texts.mine, mineWhen, offer?.mine],
  ] as const
  return (
    <Card title={texts.offer}>
      <Line>
        {stops.map(([who, when, cents]) => (
          <Stop key={who}>
            <Words>
              {who}
              <span>{when}</span>
            </Words>
            <Value as="div">{offer ? cents === undefined ? <small>{poster.reward}</small> : <Price cents={cents} isShort /> : <Skeleton height="1.1em" width="4.5rem" />}</Value>
          </Stop>
        ))}
      </Line>
      {children}
    </Card>
  )
}

/** Its place, with that of the line below it. */
export const OfferSkeleton = ({ texts }: Pick<OfferCardProps, 'texts'>) => (
  <OfferCard texts={texts}>
    <Status as="div">
      <Skeleton shape="text" width="50%" height="1.5em" />
    </Status>
  </OfferCard>
)
