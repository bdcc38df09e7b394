import type { ComponentType } from 'react'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import * as V from './ListView.styles'
import * as L from './RowList.styles'
import * as S from './rows/Row.styles'

/** As many as a tall screen shows. */
const ROWS = 8

/** Where rows will be, and over them how many there are. */
export function RowsSkeleton({ Row = RowSkeleton, hasHeadings = false }: { readonly Row?: ComponentType | undefined; readonly hasHeadings?: boolean }) {
  return (
    <SkeletonScreen>
      <V.Head>
        <Skeleton shape="text" width="5rem" height="1.25rem" />
      </V.Head>
      {hasHeadings && (
        <S.GroupHeading as="div">
          <Skeleton shape="text" width="5.5rem" height="1.4em" />
        </S.GroupHeading>
      )}
      {Array.from({ length: ROWS }, (_, index) => (
        <L.Gap key={index}>
          <Row />
        </L.Gap>
      ))}
    </SkeletonScreen>
  )
}

/** The rows that every campaign has look alike from afar. */
function RowSkeleton() {
  return (
    <S.Box>
      <S.Line>
        <Skeleton shape="circle" width="2.5rem" />
        <S.Who>
          <Skeleton shape="text" width="6rem" height="1.4rem" />
          <S.Fact as="div">
            <Skeleton shape="text" width="80%" height="1.4em" />
          </S.Fact>
        </S.Who>
        <S.Outcome>
          <S.Amount as="div">
            <Skeleton shape="text" width="4rem" height="1.3em" />
          </S.Amount>
          <Skeleton width="4rem" height="1.5rem" />
        </S.Outcome>
      </S.Line>
    </S.Box>
  )
}
