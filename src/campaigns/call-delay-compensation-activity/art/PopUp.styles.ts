import styled from 'styled-components'
import { fontSize, neutral, radius, shadow, themed } from '@/ui/theme'

/** From edge to edge and as high as the screen, as the app's own page is; the pop-up in its middle, where a low screen has room for that below the map. */
export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 100vh;
  margin: -1rem -16px -1.5rem;
  padding: 11rem 0.75rem 0.75rem;
  overflow: hidden;
  background-color: ${themed('heroTo')};
  background-image: linear-gradient(170deg, ${themed('heroFrom')}, ${themed('heroTo')} 85%);
`

export const Back = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  height: 16rem;
  height: max(16rem, 46vh);
  /* Its end is seen at both sides of the panel; engines without masks show an edge there. */
  -webkit-mask-image: linear-gradient(#fff 66%, #fff0);

  svg {
    display: block;
  }
`

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const Panel = styled.section`
  position: relative;
  padding: 1.5rem 1.25rem 1.25rem;
  /* On a small phone the headline needs each pixel to stay on one line. */
  padding: 1.5rem min(1.25rem, 5vw) 1.25rem;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  text-align: center;
`

export const Headline = styled.h1`
  font-size: 1.625rem;
  font-size: min(1.625rem, 11vw);
  font-weight: 800;
  line-height: 1.3;
  text-wrap: balance;
  word-break: break-word;
`

export const Desc = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
  text-wrap: balance;
  white-space: pre-line;
  word-break: break-word;
`
