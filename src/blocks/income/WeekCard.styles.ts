import styled from 'styled-components'
import { Notice } from '@/ui/display/Notice'
import { fontSize, font, neutral, radius, shadow, themed } from '@/ui/theme'

/** A pay slip: the week above, torn off below. */
export const Slip = styled.section`
  border-radius: ${radius.xl};
  overflow: hidden;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  padding: 1rem 16px 0;
`

export const Title = styled.h2`
  margin-right: 0.75rem;
  font-size: ${fontSize.base};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`

export const Fact = styled.span`
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`

/** Monday to Sunday. */
export const Days = styled.div`
  display: flex;
  padding: 0.75rem 0.875rem 0;
`

export const Day = styled.span<{ $state: 'past' | 'today' | 'ahead' }>`
  flex: 1 1 0%;
  margin: 0 0.125rem;
  border-top: 0.375rem solid ${({ $state, theme }) => ($state === 'ahead' ? neutral.line : themed($state === 'today' ? 'accent' : 'primary')({ theme }))};
  color: ${({ $state }) => ($state === 'today' ? neutral.text : neutral.textFaint)};
  font-size: ${fontSize.caption};
  font-weight: ${({ $state }) => ($state === 'today' ? 700 : 400)};
  line-height: 1.625rem;
  text-align: center;
`

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  padding: 0.5rem 16px 1rem;
`

export const Figure = styled.div<{ $isLarge?: boolean }>`
  flex: ${({ $isLarge }) => ($isLarge ? '3 1 10rem' : '2 1 6rem')};
  min-width: 0;
`

export const Label = styled.dt`
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
`

export const Value = styled.dd<{ $isLarge?: boolean }>`
  height: 2.75rem;
  color: ${({ $isLarge, theme }) => ($isLarge ? themed('primary')({ theme }) : neutral.text)};
  font-family: ${font.number};
  font-size: ${({ $isLarge }) => ($isLarge ? '2.25rem' : '1.75rem')};
  font-size: ${({ $isLarge }) => ($isLarge ? 'min(2.25rem, 10vw)' : 'min(1.75rem, 9vw)')};
  font-weight: 700;
  /* The smaller figure stands on the line of the large one beside it. */
  line-height: ${({ $isLarge }) => ($isLarge ? '2.75rem' : '3rem')};
  white-space: nowrap;
`

export const CardNotice = styled(Notice)`
  margin: 0 1rem 0.875rem;
`

/** Below the perforation. */
export const Stub = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  padding: 0.75rem 16px;
  border-top: 2px dashed ${neutral.lineStrong};
  background-color: ${themed('field')};
  font-size: ${fontSize.body};
`

export const Total = styled.strong`
  margin-left: auto;
  font-size: ${fontSize.title};
`
