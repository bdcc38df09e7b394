import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Strip } from '@/ui/display/Strip'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { font, fontSize, neutral, themed } from '@/ui/theme'
import type { Recommended } from './calls'
import { hireMessages } from './messages'

/** Three stops of one road. */
const Road = styled.ol`
  display: flex;
`

const Stop = styled.li`
  position: relative;
  flex: 1 1 0%;
  min-width: 0;
  padding-top: 1.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  font-size: min(${fontSize.small}, 6vw);
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    top: 0.25rem;
    left: 50%;
    z-index: 1;
    width: 0.75rem;
    height: 0.75rem;
    margin-left: -0.5rem;
    border: 0.1875rem solid ${themed('primary')};
    border-radius: 50%;
    background-color: ${neutral.surface};
  }

  &:last-child::before {
    background-color: ${themed('primary')};
  }

  & + &::after {
    content: '';
    position: absolute;
    top: 0.625rem;
    right: 50%;
    width: 100%;
    border-top: 0.1875rem dashed ${themed('primary')};
    opacity: 0.4;
  }

  > strong {
    display: block;
    color: ${neutral.text};
    font-family: ${font.number};
    font-size: ${fontSize.heading};
    /* Five figures stay whole beside two others, however large letters are. */
    font-size: min(${fontSize.heading}, 5.7vw);
    font-variant-numeric: tabular-nums;
    line-height: 2.0625rem;
    white-space: nowrap;
  }
`

const Hint = styled(Strip)`
  margin-top: 1rem;
  margin-bottom: 0;
  text-align: center;
`

const STAGES = ['clues', 'signed', 'onRoad'] as const

type RecommendedCardProps = {
  readonly title: string
  /** Undefined for a user who is not logged in. */
  readonly recommended?: Recommended | undefined
  readonly isBlacklisted?: boolean
  readonly isLoading?: boolean
}

/** How far those whom the user recommended have come. */
export function RecommendedCard({ title, recommended, isBlacklisted = false, isLoading = false }: RecommendedCardProps) {
  const texts = useMessages(hireMessages)
  const hint = isBlacklisted ? texts.blacklisted : recommended === undefined ? texts.loggedOut : recommended.clues === 0 ? texts.none : ''
  return (
    <Card title={title}>
      <Road role="list">
        {STAGES.map((stage) => (
          <Stop key={stage}>
            {isLoading ? <Skeleton shape="text" height="2.0625rem" width="60%" /> : <strong>{texts.people(recommended ? String(recommended[stage]) : '--')}</strong>}
            {texts.stages[stage]}
          </Stop>
        ))}
      </Road>
      {!isLoading && hint && <Hint role="status">{hint}</Hint>}
    </Card>
  )
}
