import styled, { css, keyframes } from 'styled-components'
import { Button } from '@/ui/form/Button'
import { fontSize, neutral, radius, reducedMotion, themed, themedAlpha, visuallyHidden, wrapAtCommas } from '@/ui/theme'

export const Title = styled.h1`
  ${visuallyHidden}
`

const coloured = css`
  background-image: linear-gradient(to bottom, ${themed('primarySoft')}, ${themedAlpha('primarySoft', 0)});

  /* Beside a column that is narrower than the screen it would end in two edges. */
  @media (min-width: 37.5em) {
    background-image: radial-gradient(ellipse 50% 100% at 50% 0, ${themed('primarySoft')}, ${themedAlpha('primarySoft', 0)});
  }
`

/** Quiet, so that the poster stands out against it; nothing where there is a picture. */
export const Ground = styled.div<{ $hasPicture: boolean }>`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  height: 24rem;
  ${({ $hasPicture }) => !$hasPicture && coloured}
`

const arrive = keyframes`
  from { opacity: 0; transform: translateY(1.25rem); }
`

/** Around the page's frame: what is between its head and the bar stands in the middle of the room that they leave. */
export const Page = styled.div`
  main {
    display: flex;
    flex-direction: column;
  }
`

export const Stage = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  justify-content: center;
`

const wide = css`
  width: 100%;
  max-width: 30rem;
`

/** On a tall screen as wide as its height allows: beside the poster stand the choice of its looks, the hint and the bar. */
const tall = css`
  width: 86%;
  max-width: 21rem;

  @media (min-height: 45em) {
    width: max(86%, min(94%, (100vh - 16.5rem) * 0.67));
    max-width: 25rem;
  }
`

export const PosterPlace = styled.div<{ $isWide: boolean }>`
  position: relative;
  margin: 0.5rem auto 0;
  text-align: center;
  ${({ $isWide }) => ($isWide ? wide : tall)}
`

export const Poster = styled(PosterPlace)`
  animation: ${arrive} 400ms ease-out;
  ${reducedMotion}
`

/** What the poster is for. */
export const Tip = styled.p`
  position: relative;
  width: 100%;
  max-width: 30rem;
  margin: 1.25rem auto 0;
  padding: 0.875rem 16px;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  color: ${neutral.text};
  font-size: ${fontSize.body};
  line-height: 1.6;
  text-align: center;
  ${wrapAtCommas}
`

/** Side by side; below each other where letters are too large for that. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -0.75rem 0 0 -0.75rem;
`

const copy = css`
  flex: 2 1 6.5rem;
  min-width: 0;
  margin: 0.75rem 0 0 0.75rem;
`

export const CopySkeleton = styled.div`
  ${copy}
`

export const CopyButton = styled(Button)`
  ${copy}
  padding-right: 0.5rem;
  padding-left: 0.5rem;
`

export const Main = styled.div`
  flex: 3 1 9rem;
  min-width: 0;
  margin: 0.75rem 0 0 0.75rem;
`
