import { Skeleton } from './Skeleton'
import { Way } from './StatePanel'

/** The places of a state panel's actions. */
export const WaysSkeleton = ({ count }: { readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <Way key={at}>
        <Skeleton shape="pill" height="2.75rem" />
      </Way>
    ))}
  </>
)
