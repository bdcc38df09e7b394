import styled from 'styled-components'
import { focusRing, fontSize, neutral, zeroAtLargeText, themed } from '@/ui/theme'

export const Row = styled.li<{ $isFaded: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.5rem;
  padding: 0.5rem 0;

  & + & {
    border-top: 1px solid ${neutral.line};
  }

  > :first-child {
    margin-right: 0.75rem;
    -webkit-filter: ${({ $isFaded }) => ($isFaded ? 'grayscale(1)' : 'none')};
    filter: ${({ $isFaded }) => ($isFaded ? 'grayscale(1)' : 'none')};
  }
`

/** Wide enough that what is told below never finds room beside it; a line of its own where letters are large. */
export const Who = styled.div`
  flex: 1 1 calc(30% + 6rem - 96px);
  min-width: 0;
  margin-right: 0.75rem;
`

export const Name = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  word-break: break-word;
  font-size: ${fontSize.body};
`

export const When = styled.p`
  color: ${neutral.textFaint};
  font-size: ${fontSize.caption};
`

/** Below both, from where the name begins: beside the outcome a small screen leaves it half a line. */
export const Note = styled(When)`
  flex: 1 1 0%;
  min-width: 64%;
  padding-left: 3.25rem;
  padding-left: ${zeroAtLargeText('3.25rem')};
`

export const Outcome = styled.div`
  flex: none;
  min-width: -webkit-min-content;
  min-width: min-content;
  max-width: 45%;
  margin-left: auto;
  text-align: right;
`

/** Money that is only waited for must not look earned: muted, and without a plus. */
export const Amount = styled.p<{ $isPending: boolean }>`
  margin-bottom: 0.125rem;
  color: ${({ $isPending, theme }) => ($isPending ? neutral.textSoft : themed('primary')({ theme }))};
  font-size: ${fontSize.base};
  font-weight: 700;
  line-height: 1.3;
  white-space: nowrap;
`

export const Empty = styled.div`
  padding: 0.25rem 0 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  text-align: center;
`

export const EmptyArt = styled.svg`
  display: block;
  width: 6rem;
  height: 4rem;
  margin: 0 auto 0.75rem;
  color: ${themed('primary')};
`

export const Way = styled.div`
  margin-top: 1rem;
`

/** In the line of what is still to be done, at its end. */
export const Remind = styled.button`
  flex: none;
  min-height: 2.75rem;
  margin-left: auto;
  padding: 0 0 0 0.75rem;
  border: 0;
  background: transparent;
  color: ${themed('primary')};
  font-size: ${fontSize.small};
  font-weight: 600;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`
