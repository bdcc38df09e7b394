import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { fontSize, neutral, radius, shadow, themed } from '../theme'

type CardProps = {
  readonly title?: string
  /** The configured field that the card shows; the preview marks it. */
  readonly box?: string
  /** At the right end of the title: a link to all of it, a count. */
  readonly extra?: ReactNode
  readonly children: ReactNode
}

const Box = styled.section`
  position: relative;
  padding: 1.25rem 16px;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};

  & + & {
    margin-top: 0.75rem;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 1.75rem;
  margin-bottom: 0.875rem;
`

const Title = styled.h2`
  /* What stands at its end gets a line of its own where letters are large. */
  flex: 1 1 calc(30% + 6rem - 96px);
  min-width: 0;
  padding-left: 12px;
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.4;
  text-wrap: balance;

  /* Stands before the lines, not in them: a second one begins below the first. It does not grow: large letters need the room. */
  &::before {
    content: '';
    display: inline-block;
    width: 4px;
    height: 1em;
    margin: 0 8px 0 -12px;
    border-radius: 0.125rem;
    background-color: ${themed('primaryTo')};
    background-image: linear-gradient(${themed('primaryFrom')}, ${themed('primaryTo')});
    vertical-align: -0.1em;
  }
`

export function Card({ title, box, extra, children }: CardProps) {
  const id = useId()
  return (
    <Box aria-labelledby={title && id} data-box={box}>
      {title && (
        <Head>
          <Title id={id}>{title}</Title>
          {extra}
        </Head>
      )}
      {children}
    </Box>
  )
}
