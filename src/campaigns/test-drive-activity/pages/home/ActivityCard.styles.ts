import styled, { css } from 'styled-components'
import { focusRing, fontSize, radius, shadow, themed } from '@/ui/theme'

export const TONES = [
  ['#1f86d8', '#0a7aa3'],
  ['#0f9488', '#0b7285'],
  ['#3f6fd8', '#2a4fae'],
] as const

const tappable = css`
  position: relative;
  display: block;
  width: 100%;
  margin-top: 0.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.xl};
  overflow: hidden;
  box-shadow: ${shadow.card};
  text-align: left;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`

export const PictureCard = styled.button`
  ${tappable}
  min-height: 6rem;
  background-color: ${themed('primarySoft')};
`

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
`

export const Card = styled.button<{ $tone: number }>`
  ${tappable}
  min-height: 8rem;
  padding: 1.125rem 1.25rem;
  color: #ffffff;
  background-color: ${({ $tone }) => TONES[$tone]?.[1]};
  background-image: linear-gradient(115deg, ${({ $tone }) => TONES[$tone]?.join(', ')});
`

export const Name = styled.span`
  position: relative;
  z-index: 1;
  display: block;
  max-width: 62%;
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.35;
`

export const Open = styled.span`
  position: relative;
  z-index: 1;
  display: inline-block;
  margin-top: 0.75rem;
  padding: 0 0.875rem;
  border-radius: 62.5rem;
  color: ${themed('primary')};
  background-color: #ffffff;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.875rem;
`

export const Car = styled.svg`
  position: absolute;
  right: 0.25rem;
  bottom: 0.75rem;
  width: 50%;
  max-width: 15rem;
  height: auto;
`
