import { PageFrame } from '@/ui/layout/PageFrame'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import * as S from './LoginView.styles'

/** The loading cover (spec 1 §2), in the measures of the page that follows. */
export function LoginSkeleton() {
  return (
    <PageFrame hero={<S.Hero />}>
      <S.Card>
        <SkeletonScreen>
          <Skeleton shape="block" height="3.25rem" />
          <Skeleton shape="block" height="3.25rem" style={{ marginTop: '1rem' }} />
          <Skeleton shape="block" height="3.25rem" style={{ marginTop: '1.5rem', borderRadius: '4rem' }} />
          <Skeleton width="80%" style={{ marginTop: '1.25rem' }} />
        </SkeletonScreen>
      </S.Card>
    </PageFrame>
  )
}
