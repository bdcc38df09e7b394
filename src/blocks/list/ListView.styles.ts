import styled from 'styled-components'
import { fontSize, layer, neutral, safeArea, themed } from '@/ui/theme'

/** The largest words of the page: what is painted first is not outdone by a row that comes later. */
export const Heading = styled.h1`
  position: relative;
  z-index: ${layer.sticky + 1};
  margin: 0 0.25rem 0.625rem;
  font-size: 1.625rem;
  font-size: min(1.625rem, 0.4rem + 7.1vw);
  line-height: 1.35;
  text-wrap: balance;
  ${safeArea('padding-top', 'top')}
`

/** Stays in sight where the engine can, below the screen's inset, which lies behind the heading until then; elsewhere it scrolls away with the page. */
export const Bar = styled.div`
  position: -webkit-sticky;
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  margin: -0.75rem -16px 0;
  margin-top: calc(-0.75rem - env(safe-area-inset-top));
  padding: 0.75rem 16px 0;
  background-color: ${themed('page')};
  ${safeArea('padding-top', 'top', '0.75rem')}
`

/** Where letters are large, below each other. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2.75rem;
  margin: -0.625rem 0.25rem 0;
  padding: calc(0.5rem - 8px) 0;

  > button {
    margin-top: 0;
    margin-bottom: 0;
  }
`

export const Count = styled.p`
  flex: 1 1 4.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.25rem;
`

/** As wide in the place of a picture that cannot be loaded, where nothing stretches it. */
export const Art = styled.div`
  width: 100%;
`
