import styled from 'styled-components'
import { Placeholder } from '@/ui/feedback/Skeleton.styles'
import { fadedSides, fontSize, landscapeScreen, safeArea, themed, themedAlpha, wrapAtCommas } from '@/ui/theme'

/** Decoration: not over marketing's picture, which says the same. */
export const Art = styled.div`
  position: relative;
`

/** On a phone that lies they stand between what is in the corners, so that what is played comes into sight. */
export const Words = styled.div`
  position: relative;
  padding: 0 0.25rem;
  text-align: center;

  @media ${landscapeScreen} {
    margin-top: -2.5rem;
    padding: 0 9rem;
    pointer-events: none;
  }
`

/** Over the room that the page leaves around its content: colour or picture from edge to edge. */
export const Stage = styled.div<{ $hasImage: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  margin: -1rem -16px -1.5rem;
  padding: 0 16px 1.5rem;
  overflow: hidden;
  color: ${themed('onHero')};
  background-color: ${themed('heroTo')};
  background-image: linear-gradient(172deg, ${themed('heroFrom')}, ${themed('heroTo')} 92%);
  ${safeArea('padding-top', 'top', '0.5rem')}

  /* Beside the column too, where the screen is wider. */
  @media (min-width: 37.5em) {
    border-image: linear-gradient(${themed('heroFrom')}, ${themed('heroTo')} 92%) fill 0 / 0 / 0 100vw;
  }

  ${Art}, ${Words} {
    ${({ $hasImage }) => $hasImage && 'opacity: 0;'}
  }
`

export const Image = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const Back = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  pointer-events: none;

  > svg {
    display: block;
    width: 100%;
    height: 100%;
    ${fadedSides}
  }

  /* What a picture as tall as a phone shows at its foot stands at the foot here too, rather than its middle. */
  @media ${landscapeScreen} {
    > svg {
      position: absolute;
      bottom: 0;
      height: auto;
    }
  }
`

export const Top = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-height: 2.75rem;

  > div:not(:last-child) {
    flex: 1 1 7rem;
    /* As in the hero: all of the line as soon as two tabs do not fit beside it. */
    flex-basis: max(7rem, min(100%, (14rem - 100vw + 32px) * 99));
    min-width: 0;
  }
`

export const Headline = styled.h1`
  font-size: 1.875rem;
  font-size: min(2.125rem, 0.7rem + 6vw);
  font-weight: 800;
  line-height: 1.25;
  white-space: pre-line;
  text-wrap: balance;
  text-shadow: 0 0.125rem 0.375rem ${themedAlpha('heroTo', 0.5)};
`

export const Subline = styled.p`
  margin-top: 0.375rem;
  font-size: ${fontSize.body};
  line-height: 1.5;
  ${wrapAtCommas}
  text-shadow: 0 0.0625rem 0.25rem ${themedAlpha('heroTo', 0.8)};
`

/** The rest of the height, with what is played in its middle. */
export const Middle = styled.div`
  position: relative;
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 1rem 0;
`

export const Foot = styled.div`
  position: relative;
  width: 100%;
  max-width: 24rem;
  margin: 0 auto;

  > * + * {
    margin-top: 0.625rem;
  }

  /* On the stage's own deep ground. */
  ${Placeholder} {
    background-color: rgba(255, 255, 255, 0.16);
  }
`
