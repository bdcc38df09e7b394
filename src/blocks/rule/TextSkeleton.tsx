import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'

/** Where written text will be. */
export function TextSkeleton() {
  return (
    <SkeletonScreen>
      {['40%', '100%', '92%', '75%', '35%', '96%', '88%'].map((width) => (
        <Skeleton key={width} width={width} top="0.75rem" />
      ))}
    </SkeletonScreen>
  )
}
