import { PosterSkeleton } from '@/features/share'
import { box } from '@/lib/pageConfig'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { BottomBar } from '@/ui/layout/BottomBar'
import { PageFrame } from '@/ui/layout/PageFrame'
import * as S from './SharePageView.styles'

/** The page before the user's own code is known: the places of poster and buttons. */
export function SharePageSkeleton({ isLandscape, title }: { readonly isLandscape: boolean; readonly title: string }) {
  return (
    <S.Page>
      <PageFrame title={title}>
        <S.Ground $hasPicture={false} {...box('bgImage')} />
        <S.Title {...box('title')}>{title}</S.Title>
        <S.Stage>
          <S.PosterPlace $isWide={isLandscape}>
            <SkeletonScreen>
              <PosterSkeleton isLandscape={isLandscape} />
            </SkeletonScreen>
          </S.PosterPlace>
          {isLandscape && (
            <S.Tip as="div">
              <Skeleton shape="text" height="1.6em" />
            </S.Tip>
          )}
        </S.Stage>
        <BottomBar>
          <S.Ways>
            <S.CopySkeleton>
              <Skeleton shape="pill" />
            </S.CopySkeleton>
            <S.Main>
              <Skeleton shape="pill" />
            </S.Main>
          </S.Ways>
        </BottomBar>
      </PageFrame>
    </S.Page>
  )
}
