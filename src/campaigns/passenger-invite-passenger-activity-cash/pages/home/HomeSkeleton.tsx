import { useMessages } from '@/lib/i18n'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { cashMessages } from '../../messages'
import { HomeHero } from './HomeHero'

/** The page with its own hero and bones for what the server knows, in the same places. */
export function HomeSkeleton() {
  const { headline, subline } = useMessages(cashMessages)
  return (
    <PageFrame hero={<HomeHero headline={headline} subline={subline} />}>
      <SkeletonScreen>
        <Card>
          <Skeleton width="6rem" />
          <Skeleton width="11rem" height="2.5rem" style={{ marginTop: '0.5rem' }} />
          <Skeleton height="2.75rem" style={{ marginTop: '2.4375rem' }} />
        </Card>
        <Card>
          <Skeleton width="8rem" height="1.375rem" />
          <Skeleton shape="block" height="2.75rem" style={{ marginTop: '1rem' }} />
          <Skeleton shape="block" height="7rem" style={{ marginTop: '1rem' }} />
        </Card>
      </SkeletonScreen>
    </PageFrame>
  )
}
