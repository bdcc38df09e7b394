import styled, { css, keyframes } from 'styled-components'
import { font, landscapeScreen, neutral, plainButton, themed, themedAlpha } from '@/ui/theme'
import { FULL_SPEED_AFTER_MS, SPEED, STARTING, STARTING_WAY } from './speed'

export const Wheel = styled.div`
  position: relative;
  width: 100%;
  max-width: 23rem;
  margin: 0 auto;

  /* All of it, with its hub, on the screen at once. */
  @media ${landscapeScreen} {
    max-width: 80vh;
  }
`

/** As high as it is wide, whatever that is. */
export const Square = styled.div`
  position: relative;
  padding-top: 100%;
`

const fill = `
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
`

export const Rim = styled.svg`
  ${fill}
  width: 100%;
  height: 100%;
`

/** The corners of what turns in it reach beyond it, unseen: they must not make the page wider. */
export const Frame = styled.div`
  ${fill}
  overflow: hidden;
`

/** The disc within its rim. */
export const Base = styled.div`
  position: absolute;
  top: 7%;
  right: 7%;
  bottom: 7%;
  left: 7%;
`

const start = keyframes`
  from { transform: rotate(0deg); }
  to { transform: rotate(${STARTING_WAY}deg); }
`

const turn = keyframes`
  from { transform: rotate(${STARTING_WAY}deg); }
  to { transform: rotate(${STARTING_WAY + 360}deg); }
`

/** The second animation stands over the first from the moment on that it begins. */
export const Disc = styled.div`
  ${fill}
  will-change: transform;

  &[data-spins] {
    animation: ${start} ${FULL_SPEED_AFTER_MS}ms ${STARTING} both, ${turn} ${360 / SPEED}s linear ${FULL_SPEED_AFTER_MS}ms infinite;
  }
`

export const Face = styled.svg`
  ${fill}
  width: 100%;
  height: 100%;
  border-radius: 50%;

  text {
    font-family: ${font.text};
    font-weight: 700;
    text-anchor: middle;
  }
`

export const Slot = styled.div`
  ${fill}
  pointer-events: none;
`

export const Picture = styled.img`
  position: absolute;
  top: 18.5%;
  left: 50%;
  object-fit: contain;
`

/** `$isQuiet`: nothing comes of pressing it, and no wheel turns. */
export const Hub = styled.button<{ readonly $isQuiet: boolean }>`
  ${plainButton}
  position: absolute;
  top: 50%;
  left: 50%;
  width: 26%;
  height: 26%;
  margin: -13% 0 0 -13%;
  border-radius: 50%;
  color: ${themed('onPrimary')};
  background-color: ${themed('primaryTo')};
  background-image: linear-gradient(160deg, ${themed('primaryFrom')}, ${themed('primaryTo')});
  box-shadow: 0 0 0 0.25rem #ffffff, 0 0.375rem 1rem ${themedAlpha('heroTo', 0.5)};
  /* The hub does not grow with the user's letters. */
  font-size: calc(0.5rem + 10px);
  font-weight: 800;
  line-height: 1.15;
  text-align: center;
  ${({ $isQuiet }) =>
    $isQuiet &&
    css`
      color: ${neutral.textSoft};
      background: ${neutral.locked};
    `}

  &[aria-disabled] {
    cursor: default;
  }
`

/** At the rim, over the sector that counts. */
export const Pointer = styled.svg`
  position: absolute;
  top: -1.5%;
  left: 50%;
  width: 7.5%;
  margin-left: -3.75%;
`
