import { Skeleton } from '@/ui/feedback/Skeleton'
import * as S from './WalletCard.styles'

/** The wallet before the money is known: places in the measures of its three rows. */
export function WalletSkeleton() {
  return (
    <S.Card>
      <Skeleton width="9rem" height="2.625rem" top="1.5rem" />
      <Skeleton shape="block" height="4.5rem" top="1.25rem" />
      <Skeleton shape="text" height="2.75rem" />
    </S.Card>
  )
}
