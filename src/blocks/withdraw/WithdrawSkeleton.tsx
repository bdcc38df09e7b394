import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import * as A from './AmountCard.styles'
import { withdrawMessages } from './messages'
import { WithdrawHero } from './WithdrawHero'
import * as S from './WithdrawView.styles'

/** On the colour of the head. */
const Figures = styled(Skeleton)`
  background-color: rgba(255, 255, 255, 0.24);
`

const Payee = styled.div`
  margin-top: 0.75rem;
`

/** The page before the money is known: its head, and the places of amounts, payee and button. */
export function WithdrawSkeleton() {
  const { title, balance, amount } = useMessages(withdrawMessages)
  return (
    <PageFrame
      title={title}
      hero={
        <WithdrawHero title={title} label={balance}>
          <S.Balance as="div">
            <Figures shape="text" width="11rem" height="1.1em" />
          </S.Balance>
        </WithdrawHero>
      }
    >
      <SkeletonScreen>
        <Card title={amount}>
          <A.Chips as="div">
            {[0, 1, 2, 3, 4, 5].map((at) => (
              <A.ChipPlace key={at} as="div">
                <Skeleton shape="block" height="3rem" />
              </A.ChipPlace>
            ))}
          </A.Chips>
          <Skeleton height="3.5rem" />
          <Skeleton shape="text" width="60%" height="2.75rem" />
        </Card>
        <Payee>
          <Card>
            <Skeleton shape="text" height="2.625rem" />
            <Skeleton shape="text" height="2.625rem" />
          </Card>
        </Payee>
        <S.Submit>
          <Skeleton shape="pill" />
        </S.Submit>
      </SkeletonScreen>
    </PageFrame>
  )
}
