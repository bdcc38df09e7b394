import { useMessages } from '@/lib/i18n'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { challengeMessages } from '../messages'
import * as S from './PrizeBoard.styles'

/** The places of the prize and of what it takes, and of the rules. */
export function PrizeBoardSkeleton() {
  const { facts } = useMessages(challengeMessages)
  return (
    <>
      <Card>
        <S.Prize>
          <Skeleton height="2.5rem" width="70%" />
        </S.Prize>
        <S.Facts as="div">
          {[facts.questions, facts.seconds, facts.pass].map((label) => (
            <div key={label}>
              <Skeleton shape="text" height="2.875rem" width="60%" />
            </div>
          ))}
        </S.Facts>
      </Card>
      <Card>
        <Skeleton shape="block" height="6rem" />
      </Card>
    </>
  )
}
