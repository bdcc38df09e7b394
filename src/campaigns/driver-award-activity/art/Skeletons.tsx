import * as R from '@/blocks/list/rows/Row.styles'
import { useMessages } from '@/lib/i18n'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { awardMessages } from '../messages'
import * as S from './AwardDetail.styles'

/** The place of an order. */
export const OrderRowSkeleton = () => (
  <R.Box>
    <R.Line>
      <R.Who>
        <Skeleton shape="text" width="11rem" height="1.4rem" />
        <R.Fact as="div">
          <Skeleton shape="text" width="6rem" height="1.4em" />
        </R.Fact>
      </R.Who>
      <Skeleton width="3rem" height="1.5rem" />
    </R.Line>
  </R.Box>
)

/** The place of all that is known of one award. */
export function AwardDetailSkeleton({ title }: { readonly title: string }) {
  const texts = useMessages(awardMessages)
  return (
    <>
      <Card title={title}>
        <S.Dial>
          <Skeleton shape="circle" width="9rem" />
        </S.Dial>
        {['8rem', '6rem', '11rem', '12rem'].map((width) => (
          <S.Line key={width}>
            <Skeleton shape="text" width={width} height="1.75rem" />
          </S.Line>
        ))}
        <S.Sum as="div">
          {texts.earned} <Skeleton shape="text" width="6rem" height="2rem" />
        </S.Sum>
      </Card>
      <Card title={texts.ladder}>
        <Skeleton shape="block" height="11rem" />
      </Card>
    </>
  )
}
