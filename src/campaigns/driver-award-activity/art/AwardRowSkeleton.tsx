import { OpenRowSkeleton, RowFact } from '@/blocks/list/rows/OpenRow'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The place of an award in the list. */
export const AwardRowSkeleton = () => (
  <OpenRowSkeleton
    head={<Skeleton shape="circle" width="3.25rem" />}
    more={
      <RowFact>
        <Skeleton shape="text" width="60%" height="1.4em" />
      </RowFact>
    }
  />
)
