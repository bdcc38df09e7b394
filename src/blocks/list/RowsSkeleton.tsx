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

type RowSkeletonProps = {
  /** How many lines stand below the name. */
  readonly facts?: number
  readonly hasNote?: boolean
}

/** As many lines as most of the rows have: the page does not move when they come. */
function RowSkeleton({ facts = 1, hasNote = false }: RowSkeletonProps) {
  return (
    <S.Box>
      <S.Line>
        <Skeleton shape="circle" width="2.5rem" />
        <S.Who>
          <Skeleton shape="text" width="6rem" height="1.4rem" />
          {Array.from({ length: facts }, (_, index) => (
            <S.Fact as="div" key={index}>
              <Skeleton shape="text" width="80%" height="1.4em" />
            </S.Fact>
          ))}
        </S.Who>
        <S.Outcome>
          <S.Amount as="div">
            <Skeleton shape="text" width="4rem" height="1.3em" />
          </S.Amount>
          <Skeleton width="4rem" height="1.5rem" />
        </S.Outcome>
      </S.Line>
      {hasNote && (
        <S.Note as="div">
          <Skeleton shape="text" width="70%" height="1.5em" />
        </S.Note>
      )}
    </S.Box>
  )
}

/** By the name of the row that every campaign has. A reward says from whom and when; a withdrawal says in a note when it arrives. */
export const STANDARD_SKELETONS = {
  invite: RowSkeleton,
  reward: () => <RowSkeleton facts={2} />,
  withdraw: () => <RowSkeleton hasNote />,
} as const
