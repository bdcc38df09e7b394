import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Card } from '@/ui/layout/Card'
import type { Challenge } from './api'
import * as S from './art/PrizeBoard.styles'
import { challengeMessages } from './messages'

/** What passing gives, in figures, and what it takes. */
export function PrizeBoard({ challenge: { questions, seconds, passAt, reward, cents }, name }: { readonly challenge: Challenge; readonly name: string }) {
  const { prize, prizeUnknown, rewardName, rewardUnknown, facts } = useMessages(challengeMessages)
  const known = [
    [facts.questions, questions, facts.questionsValue],
    [facts.seconds, seconds, facts.secondsValue],
    [facts.pass, passAt, facts.passValue],
  ] as const
  const shownFacts = known.filter(([, value]) => value > 0)
  return (
    <Card>
      <S.Prize>
        {cents > 0 && (
          <S.Amount>
            <Price cents={cents} isShort />
          </S.Amount>
        )}
        <S.Words>
          <b data-box="rewardText">{name || rewardName(reward) || rewardUnknown}</b>
          <span>{passAt > 0 ? prize(passAt) : prizeUnknown}</span>
        </S.Words>
      </S.Prize>
      {shownFacts.length > 0 && (
        <S.Facts>
          {shownFacts.map(([label, value, inWords]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{inWords(value)}</dd>
            </div>
          ))}
        </S.Facts>
      )}
    </Card>
  )
}
