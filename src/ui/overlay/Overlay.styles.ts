import { Content as RadixContent, Overlay as RadixOverlay } from '@radix-ui/react-dialog'
import styled, { css, keyframes } from 'styled-components'
import { landscapeScreen, layer, motion, neutral, visuallyHidden } from '../theme'

export type Placement = 'center' | 'bottom' | 'cover'

const fadeIn = keyframes`from { opacity: 0; }`
const fadeOut = keyframes`to { opacity: 0; }`
const popIn = keyframes`from { opacity: 0; transform: translateY(1rem) scale(0.94); }`
const popOut = keyframes`to { opacity: 0; transform: scale(0.96); }`
const slideIn = keyframes`from { transform: translateY(100%); }`
const slideOut = keyframes`to { transform: translateY(100%); }`

const moves = { center: [popIn, popOut], bottom: [slideIn, slideOut], cover: [fadeIn, fadeOut] } as const

const length = (placement: Placement) => (placement === 'cover' ? motion.mask : motion.modal)

/** The content waits for these animations' ends before it leaves, so both states need one; reduced motion makes them instant. */
const moving = (placement: Placement, [arrive, leave]: (typeof moves)[Placement]) => css`
  &[data-state='open'] {
    animation: ${arrive} ${length(placement)} ${motion.ease};
  }

  &[data-state='closed'] {
    animation: ${leave} ${length(placement)} ease-in forwards;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-state='open'],
    &[data-state='closed'] {
      animation-duration: 1ms;
    }
  }
`

const aligned = { center: 'center', bottom: 'flex-end', cover: 'stretch' }

export const Scrim = styled(RadixOverlay)<{ $placement: Placement }>`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${({ $placement }) => ($placement === 'cover' ? layer.mask : layer.dialog)};
  display: flex;
  align-items: ${({ $placement }) => aligned[$placement]};
  justify-content: center;
  padding: ${({ $placement }) => ($placement === 'center' ? '1.5rem' : '0')};
  ${({ $placement }) => $placement === 'center' && 'padding: min(1.5rem, 7.5vw);'}
  overflow-x: hidden;
  overflow-y: ${({ $placement }) => ($placement === 'bottom' ? 'hidden' : 'auto')};
  background-color: ${neutral.scrim};
  cursor: pointer;
  ${({ $placement }) => moving($placement, moves.cover)}
`

const wideWhereLow = css`
  @media ${landscapeScreen} {
    width: 30rem;
  }
`

/** Auto margins centre it and, unlike centring by the flex box, keep the top of a tall one reachable. */
export const Content = styled(RadixContent)<{ $placement: Placement }>`
  position: relative;
  flex: none;
  width: ${({ $placement }) => ($placement === 'center' ? '19rem' : '100%')};
  max-width: ${({ $placement }) => ($placement === 'cover' ? 'none' : $placement === 'bottom' ? '37.5rem' : '100%')};
  margin: ${({ $placement }) => ($placement === 'center' ? 'auto' : '0')};
  outline: none;
  cursor: ${({ $placement }) => ($placement === 'cover' ? 'pointer' : 'auto')};
  ${({ $placement }) => $placement === 'center' && wideWhereLow}
  ${({ $placement }) => moving($placement, moves[$placement])}
`

export const Hidden = styled.span`
  ${visuallyHidden}
`
