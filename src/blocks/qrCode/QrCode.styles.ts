import styled from 'styled-components'
import { fontSize, landscapeScreen, neutral, radius, shadow, themed, wrapAtCommas } from '@/ui/theme'

const SIDES = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const

/** The screen between the page's edges and its bar: on a tall phone the panel stands where marketing's picture leaves room for it. */
export const Place = styled.div<{ $at: keyof typeof SIDES }>`
  display: flex;
  flex-direction: column;
  justify-content: ${({ $at }) => SIDES[$at]};
  min-height: ${({ $at }) => ($at === 'top' ? 0 : 'calc(100vh - 8rem)')};
`

/** As large as the phone is wide: it is read from the back seat. */
export const Panel = styled.section`
  max-width: 24rem;
  margin: 0 auto;
  padding: 1.25rem 1.25rem 1.5rem;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  color: ${neutral.text};
  text-align: center;

  /* On a low screen too the whole code fits between the top and the bar. */
  @media ${landscapeScreen} {
    max-width: max(12rem, 100vh - 7.5rem);
  }
`

export const Title = styled.h1`
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  font-weight: 500;
  line-height: 1.5;
`

export const Name = styled.h2`
  min-height: 1.4em;
  font-size: ${fontSize.heading};
  /* A plate fits a line, however large letters are. */
  font-size: min(${fontSize.heading}, 9vw);
  font-weight: 700;
  line-height: 1.4;
  ${wrapAtCommas}
`

export const Reward = styled.p`
  min-height: 1.5em;
  color: ${themed('primary')};
  font-size: ${fontSize.title};
  font-size: min(${fontSize.title}, 9vw);
  font-weight: 700;
  line-height: 1.5;
  text-wrap: balance;
`

export const Scan = styled.p`
  margin-top: 0.75rem;
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.5;
`

export const Bright = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
`

/** Its own white margin lies over the panel's, so that the code itself is as large as can be. */
export const Code = styled.div`
  margin: 0 -1.25rem;
`

/** Square, before the code is there. */
export const Square = styled(Code)`
  position: relative;
  padding-top: calc(100% + 2.5rem);
`

export const Fill = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
`

export const Close = styled.button`
  display: block;
  width: 3rem;
  height: 3rem;
  margin: 1rem auto 0;
  padding: 0.75rem;
  border: 1px solid rgba(255, 255, 255, 0.7);
  border-radius: 50%;
  background-color: rgba(28, 15, 8, 0.72);
  color: #ffffff;
  cursor: pointer;
`
