import { Skeleton } from './Skeleton'
import { ActionSlot } from './StatePanel'

/** The places of a state panel's actions. */
export const ActionsSkeleton = ({ count }: { readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <ActionSlot key={at}>
        <Skeleton shape="pill" height="2.75rem" />
      </ActionSlot>
    ))}
  </>
)
