import { PanelSkeleton } from '@/ui/feedback/PanelSkeleton'
import { SkeletonScreen } from '@/ui/feedback/Skeleton'
import { PageFrame } from '@/ui/layout/PageFrame'
import * as S from './ActivityNotice.styles'

/** The skeleton of a notice. */
export const NoticeSkeleton = () => (
  <PageFrame hero={<S.Hero aria-hidden />}>
    <S.Card $look="default">
      <SkeletonScreen>
        <PanelSkeleton hasText actions={2} />
      </SkeletonScreen>
    </S.Card>
  </PageFrame>
)
