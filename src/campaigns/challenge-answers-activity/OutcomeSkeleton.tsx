import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Hero } from '@/ui/layout/Hero'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import { Finish } from './art/Finish'
import { Ways } from './Ways'

export const OutcomeSkeleton = ({ hasPassed, title }: { readonly hasPassed: boolean; readonly title: string }) => (
  <HeroFrame title={title} picture="" hero={<Hero headline={title} subline={'\u00a0'} scene={<Finish hasPassed={hasPassed} />} />}>
    <SkeletonScreen>
      <Card>
        <Skeleton shape="block" height={hasPassed ? '4rem' : '12rem'} />
      </Card>
    </SkeletonScreen>
    <Ways aria-hidden>
      <Skeleton shape="pill" />
    </Ways>
  </HeroFrame>
)
