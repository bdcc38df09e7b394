import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import * as S from './art/AwardDetail.styles'
import type { AwardStep } from './api'
import { awardMessages } from './messages'

type LadderTableProps = {
  readonly steps: readonly AwardStep[]
  readonly finished: number
  /** Nothing can be reached any more. */
  readonly isOver: boolean
}

/** What each step brings, and how far it is. */
export function LadderTable({ steps, finished, isOver }: LadderTableProps) {
  const texts = useMessages(awardMessages)
  const next = steps.find(({ orders }) => orders > finished)
  const standing = (orders: number): string => (orders <= finished ? texts.stepReached : isOver ? texts.stepMissed : texts.stepAhead(orders - finished))
  return (
    <S.Table>
      <thead>
        <tr>
          <th scope="col">{texts.goal}</th>
          <th scope="col">{texts.reward}</th>
          <th scope="col">{texts.standing}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <S.Step key={step.orders} aria-current={step === next && !isOver ? 'step' : undefined} $isReached={step.orders <= finished}>
            <th scope="row">{texts.orderCount(step.orders)}</th>
            <td>
              <Price cents={step.cents} isShort />
            </td>
            <td>{standing(step.orders)}</td>
          </S.Step>
        ))}
      </tbody>
    </S.Table>
  )
}
