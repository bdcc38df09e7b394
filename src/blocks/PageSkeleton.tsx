import { CoveredScreen } from '@/ui/overlay/CoveredScreen'
import { PageFrame } from '@/ui/layout/PageFrame'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'

/** Stands where a page will be. Its bones show after 200 ms, so a quick page shows none. */
export function PageSkeleton() {
  return (
    <CoveredScreen>
      <PageFrame>
        <SkeletonScreen>
          <Skeleton shape="block" height="11rem" />
          <Skeleton shape="block" height="7rem" style={{ marginTop: '1rem' }} />
          <Skeleton width="70%" style={{ marginTop: '1.5rem' }} />
          <Skeleton width="90%" style={{ marginTop: '0.75rem' }} />
          <Skeleton width="55%" style={{ marginTop: '0.75rem' }} />
        </SkeletonScreen>
      </PageFrame>
    </CoveredScreen>
  )
}
