import { box } from '@/lib/pageConfig'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { Heading } from './PlaceView.styles'
import { PlacesSkeleton } from './PlacesSkeleton'

/** The page before it is known where to search. */
export const PlaceSkeleton = ({ title }: { readonly title: string }) => (
  <PageFrame title={title}>
    <Heading {...box('title')}>{title}</Heading>
    <Card>
      <Skeleton shape="block" height="3.25rem" />
    </Card>
    <Card>
      <PlacesSkeleton />
    </Card>
  </PageFrame>
)
