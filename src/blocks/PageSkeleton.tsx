import { CoveredScreen } from '@/ui/overlay/CoveredScreen'
import { PageFrame } from '@/ui/layout/PageFrame'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'

/** Stands where a page will be whose kind is not known yet. */
export function PageSkeleton() {
  return (
    <CoveredScreen>
      <AnyPageSkeleton />
    </CoveredScreen>
  )
}

export function AnyPageSkeleton() {
  return (
    <PageFrame>
      <SkeletonScreen>
        <Skeleton shape="block" height="11rem" />
        <Skeleton shape="block" height="7rem" top="1rem" />
        <Skeleton width="70%" top="1.5rem" />
        <Skeleton width="90%" top="0.75rem" />
        <Skeleton width="55%" top="0.75rem" />
      </SkeletonScreen>
    </PageFrame>
  )
}
