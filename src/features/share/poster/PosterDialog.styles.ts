import styled from 'styled-components'
import { fontSize, landscapeScreen, neutral, radius, shadow } from '@/ui/theme'

/** A poster is 750 by 1120, or lies on its side: its place is kept while it is drawn. No menu of ours stands in the way of a long press. */
export const Place = styled.div<{ $isLandscape: boolean }>`
  position: relative;
  padding-top: ${({ $isLandscape }) => ($isLandscape ? '66.9643%' : '149.333%')};
  overflow: hidden;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
`

/** On a screen that lies the poster is as high as the screen, and what can be done with it stands beside it. */
export const Panel = styled.div`
  position: relative;
  text-align: center;

  @media ${landscapeScreen} {
    display: grid;
    grid-template-columns: 13.5rem 1fr;
    grid-gap: 0 1rem;
    align-items: center;

    > * {
      grid-column: 2;
    }

    > ${Place} {
      grid-column: 1;
      grid-row: 1 / span 3;
    }
  }
`

export const Picture = styled.img<{ $isCode: boolean }>`
  position: absolute;
  top: ${({ $isCode }) => ($isCode ? '16%' : '0')};
  left: 0;
  width: 100%;
  -webkit-touch-callout: default;
  -webkit-user-select: auto;
  user-select: auto;
`

export const Words = styled.p`
  position: absolute;
  top: 45%;
  left: 0;
  width: 100%;
  padding: 0 1.5rem;
  color: ${neutral.textSoft};
`

/** Its place is kept while the poster is drawn: what is centred with it does not move when it comes. */
export const Foot = styled.div`
  min-height: 3.25rem;
  margin-top: 1rem;
`

/** Over the scrim, through which the page still shows: words need a quiet ground of their own. */
const GROUND = 'rgba(28, 15, 8, 0.72)'

export const Hint = styled.p`
  display: inline-block;
  min-height: 2rem;
  margin-top: 0.75rem;
  padding: 0.25rem 1rem;
  border-radius: ${radius.xl};
  background-color: ${GROUND};
  color: #fff;
  font-size: ${fontSize.base};
`

export const Close = styled.button`
  width: 3rem;
  height: 3rem;
  display: block;
  margin: 0.75rem auto 0;
  padding: 0.75rem;
  border: 1px solid rgba(255, 255, 255, 0.7);
  border-radius: 50%;
  background-color: ${GROUND};
  color: #fff;
`
