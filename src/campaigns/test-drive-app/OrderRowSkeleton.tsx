import { Skeleton } from '@/ui/feedback/Skeleton'
import * as S from './OrderRow.styles'

/** The place of one order. */
export const OrderRowSkeleton = () => (
  <S.Row as="div">
    <S.Head>
      <S.Car>
        <Skeleton shape="text" width="70%" />
      </S.Car>
      <Skeleton width="3.5rem" height="1.5rem" />
    </S.Head>
    <Skeleton shape="text" width="65%" height="1.5em" />
    <Skeleton shape="text" width="80%" height="1.5em" />
  </S.Row>
)
