import styled from 'styled-components'
import { focusRing, fontSize, visuallyHidden } from '@/ui/theme'

export const Hero = styled.div`
  position: relative;
  padding-top: 1.25rem;
`

export const Words = styled.div`
  position: relative;
  padding: 0 1.25rem;
`

export const Headline = styled.h1`
  color: #ffffff;
  font-size: 1.875rem;
  font-weight: 800;
  line-height: 1.25;
  letter-spacing: 0.02em;
  white-space: pre-line;
  text-shadow: 0 0.125rem 0.5rem rgba(4, 54, 84, 0.45);

  @media (max-width: 22em) {
    font-size: 1.625rem;
  }
`

export const Subline = styled.p`
  margin-top: 0.375rem;
  color: #ffffff;
  font-size: ${fontSize.body};
  text-shadow: 0 0.0625rem 0.25rem rgba(4, 54, 84, 0.55);
`

/** Its lower edge lies behind the first card. */
export const Scene = styled.div`
  margin-top: -0.5rem;

  svg {
    display: block;
  }
`

/** The part of marketing's picture that no card covers. */
export const PictureSpace = styled.div`
  position: relative;
  padding-top: 52%;
`

export const HiddenHeadline = styled.h1`
  ${visuallyHidden}
`

/** Finds out whether the picture can be loaded; it is drawn by the page frame. */
export const Probe = styled.img`
  display: none;
`

export const Tab = styled.button`
  position: absolute;
  z-index: 1;
  top: 0.625rem;
  right: 0;
  display: flex;
  align-items: center;
  height: 2.75rem;
  padding: 0 0.75rem;
  border: 0;
  background: transparent;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`

/** The finger's target is larger than what is seen. */
export const TabFace = styled.span`
  padding: 0 0.875rem;
  border-radius: 62.5rem;
  color: #ffffff;
  background-color: rgba(4, 54, 84, 0.55);
  font-size: ${fontSize.caption};
  line-height: 1.875rem;
`
