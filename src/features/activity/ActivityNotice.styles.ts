import styled, { css } from 'styled-components'
import { neutral, radius, shadow, themed } from '@/ui/theme'

/** The coloured head of the page; the card with the words lies over its lower edge. */
export const Hero = styled.div`
  position: relative;
  height: 10rem;
  overflow: hidden;

  &::before,
  &::after {
    position: absolute;
    border-radius: 50%;
    background-color: ${themed('accent')};
    opacity: 0.22;
    content: '';
  }

  &::before {
    top: -5rem;
    right: -3rem;
    width: 14rem;
    height: 14rem;
  }

  &::after {
    bottom: -6rem;
    left: -4rem;
    width: 12rem;
    height: 12rem;
    opacity: 0.16;
  }
`

/** Large letters fill the lines: they and the buttons keep off the card's edge. */
const raised = css`
  margin-top: -1.5rem;
  padding: 0.75rem calc(1rem - 16px) 0;
  background-color: ${neutral.surface};
  border-radius: ${radius.xl};
  box-shadow: ${shadow.card};
`

/** The main part of marketing's picture, which no card covers. */
export const PictureSpace = styled.div`
  padding-top: 72%;
`

const underPicture = css`
  padding: 0 calc(1rem - 16px);
  background-color: ${neutral.surface};
  border-radius: ${radius.xl};
  box-shadow: ${shadow.raised};
`

const plain = css`
  padding-top: 3rem;
`

/** `old`: words on the bare page; `default`: a card over the hero; `custom`: a card below the main part of marketing's picture. */
export const Card = styled.div<{ $look: 'old' | 'default' | 'custom' }>`
  position: relative;
  ${({ $look }) => ({ old: plain, default: raised, custom: underPicture })[$look]}
`
