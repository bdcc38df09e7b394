import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { neutral, plainButton } from '@/ui/theme'
import * as S from './Row.styles'

const Open = styled(S.Box)`
  ${plainButton}
  display: block;
  width: 100%;
  padding: 0.875rem 16px;
  background-color: ${neutral.surface};

  ${S.Name}, ${S.Fact}, ${S.Amount} {
    display: block;
  }
`

/** The arrow stands beside the outcome on whichever line that is. */
const End = styled(S.Outcome)`
  display: flex;
  align-items: center;
  justify-content: flex-end;
`

type OpenRowProps = {
  /** At its head: a picture. Without one the words begin at the edge. */
  readonly head?: ReactNode
  readonly name: ReactNode
  readonly facts: ReactNode
  readonly amount: ReactNode
  readonly tag: ReactNode
  readonly tail?: ReactNode
  /** Below the line. */
  readonly below?: ReactNode
  readonly isFaded?: boolean
}

const line = ({ head, name, facts, amount, tag, tail, below, isFaded = false }: OpenRowProps) => (
  <>
    <S.Line as="span" $isFaded={isFaded}>
      {head}
      <S.Who as="span">
        <S.Name as="span" $isFaded={isFaded}>
          {name}
        </S.Name>
        {facts}
      </S.Who>
      <End as="span">
        <span>
          {amount && (
            <S.Amount as="span" $isFaded={isFaded}>
              {amount}
            </S.Amount>
          )}
          {tag}
        </span>
        {tail}
      </End>
    </S.Line>
    {below}
  </>
)

/** A row that is one button: spans throughout, as a button may hold no blocks. */
export const OpenRow = ({ onOpen, ...row }: OpenRowProps & { readonly onOpen: (() => void) | undefined }) => (
  <Open as="button" type="button" onClick={onOpen}>
    {line(row)}
  </Open>
)

export const RowFact = ({ children }: { readonly children: ReactNode }) => <S.Fact as="span">{children}</S.Fact>

/** Its place. */
export const OpenRowSkeleton = ({ head, below, more }: Pick<OpenRowProps, 'head' | 'below'> & { /** Further facts. */ readonly more?: ReactNode }) => (
  <Open>
    {line({
      head,
      name: <Skeleton shape="text" width="6rem" height="1.4em" />,
      facts: (
        <>
          <RowFact>
            <Skeleton shape="text" width="80%" height="1.4em" />
          </RowFact>
          {more}
        </>
      ),
      amount: <Skeleton shape="text" width="4rem" height="1.3em" />,
      tag: <Skeleton width="4rem" height="1.5rem" />,
      below,
    })}
  </Open>
)
