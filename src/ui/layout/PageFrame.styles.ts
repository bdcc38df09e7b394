import styled, { css } from 'styled-components'
import { safeArea, themed, themedAlpha } from '../theme'

/** A page that may not scroll is pinned to the screen, cuts its background to it, and moves only where its own content is too long for it (landscape, keyboard, large letters): every button can be reached. */
const pinned = css`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow-x: hidden;
  overflow-y: auto;
  -webkit-overflow-scrolling: touch;

  > div > img {
    max-height: 100%;
    object-fit: cover;
    object-position: top;
  }
`

export const Frame = styled.div<{ $canScroll: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background-color: ${themed('page')};
  ${({ $canScroll }) => !$canScroll && pinned}
`

/** Pages are designed for a phone; on a wide screen they are centred at the width of a large phone. */
export const Column = styled.div`
  position: relative;
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  width: 100%;
  max-width: 37.5rem;
  margin: 0 auto;
`

export const Background = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: auto;
  pointer-events: none;
`

/** Deep where its words are; the light lies low, behind the picture. */
export const Hero = styled.header`
  position: relative;
  color: ${themed('onHero')};
  background-color: ${themed('heroTo')};
  background-image: radial-gradient(ellipse 80% 45% at 60% 100%, ${themedAlpha('accent', 0.45)}, ${themedAlpha('accent', 0)}), linear-gradient(168deg, ${themed('heroFrom')}, ${themed('heroTo')} 92%);
  border-radius: 0 0 50% 50% / 0 0 1.5rem 1.5rem;
  overflow: hidden;
  ${safeArea('padding-top', 'top')}
`

/** What does not grow with the letters, here and in cards: the room at both sides. Large letters need it. */
export const Main = styled.main<{ $overlap: boolean }>`
  position: relative;
  flex: 1 0 auto;
  padding: 1rem 16px;
  ${({ $overlap }) =>
    $overlap &&
    css`
      margin-top: -3rem;
    `}
  ${safeArea('padding-left', 'left', '16px')}
  ${safeArea('padding-right', 'right', '16px')}
  ${safeArea('padding-bottom', 'bottom', '1.5rem')}
`
