import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'

const ROWS = 6

/** Where rows will be. */
export function RowsSkeleton() {
  return (
    <SkeletonScreen>
      <Skeleton width="5rem" />
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} shape="block" height="5.25rem" style={{ marginTop: '0.625rem' }} />
      ))}
    </SkeletonScreen>
  )
}
