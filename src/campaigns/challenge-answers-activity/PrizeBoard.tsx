import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, themed } from '@/ui/theme'
import type { Challenge } from './api'
import { challengeMessages } from './messages'

const Prize = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.5rem;
`

const Amount = styled.p`
  margin-right: 0.75rem;
  color: ${themed('primary')};
  font-size: 2.5rem;
  font-weight: 800;
  line-height: 1.15;
`

const Words = styled.p`
  flex: 1 1 7rem;
  min-width: 0;
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.35;

  > span {
    display: block;
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
    font-weight: 400;
  }
`

const Facts = styled.dl`
  display: flex;
  margin-top: 0.875rem;
  padding-top: 0.875rem;
  border-top: 1px dashed ${neutral.lineStrong};
  text-align: center;

  > div {
    flex: 1 1 0%;
    min-width: 0;
  }

  dt {
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
  }

  dd {
    font-size: ${fontSize.title};
    font-weight: 700;
    line-height: 1.4;
  }
`

/** What passing gives, in figures, and what it takes. */
export function PrizeBoard({ challenge: { questions, seconds, passAt, reward, cents }, name }: { readonly challenge: Challenge; readonly name: string }) {
  const { prize, prizeUnknown, rewardName, rewardUnknown, facts } = useMessages(challengeMessages)
  const known = [
    [facts.questions, questions, facts.questionsValue],
    [facts.seconds, seconds, facts.secondsValue],
    [facts.pass, passAt, facts.passValue],
  ] as const
  const said = known.filter(([, value]) => value > 0)
  return (
    <Card>
      <Prize>
        {cents > 0 && (
          <Amount>
            <Price cents={cents} isShort />
          </Amount>
        )}
        <Words>
          <b data-box="rewardText">{name || rewardName(reward) || rewardUnknown}</b>
          <span>{passAt > 0 ? prize(passAt) : prizeUnknown}</span>
        </Words>
      </Prize>
      {said.length > 0 && (
        <Facts>
          {said.map(([label, value, inWords]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{inWords(value)}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Card>
  )
}

export function PrizeBoardSkeleton() {
  const { facts } = useMessages(challengeMessages)
  return (
    <>
      <Card>
        <Prize>
          <Skeleton height="2.5rem" width="70%" />
        </Prize>
        <Facts as="div">
          {[facts.questions, facts.seconds, facts.pass].map((label) => (
            <div key={label}>
              <Skeleton shape="text" height="2.875rem" width="60%" />
            </div>
          ))}
        </Facts>
      </Card>
      <Card>
        <Skeleton shape="block" height="6rem" />
      </Card>
    </>
  )
}
