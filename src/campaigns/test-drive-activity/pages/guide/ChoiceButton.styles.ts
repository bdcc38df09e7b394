import styled, { css } from 'styled-components'
import { focusRing, fontSize, neutral, radius, shadow, themed } from '@/ui/theme'

const tappable = css`
  position: relative;
  width: 100%;
  margin-bottom: 0.875rem;
  border: 0;
  border-radius: ${radius.xl};
  text-align: left;
  -webkit-appearance: none;
  cursor: pointer;
  transition: transform 150ms ease-out;
  ${focusRing}

  &:active {
    transform: scale(0.98);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;

    &:active {
      transform: none;
    }
  }
`

export const ImageChoice = styled.button`
  ${tappable}
  display: block;
  min-height: 2.75rem;
  padding: 0;
  overflow: hidden;
  background: none;
`

export const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
`

export const Choice = styled.button<{ $isFirst: boolean }>`
  ${tappable}
  display: flex;
  align-items: center;
  min-height: 6.5rem;
  padding: 1.125rem 1rem;
  box-shadow: ${shadow.card};
  color: ${({ $isFirst, ...props }) => ($isFirst ? themed('onPrimary')(props) : neutral.text)};
  background-color: ${({ $isFirst, ...props }) => ($isFirst ? themed('primaryTo')(props) : neutral.surface)};
  ${({ $isFirst, ...props }) =>
    $isFirst &&
    css`
      background-image: linear-gradient(110deg, #1277cf, ${themed('primaryTo')(props)});
    `}
`

export const Icon = styled.svg<{ $isFirst: boolean }>`
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  margin-right: 0.875rem;
  border-radius: 50%;
  color: ${({ $isFirst, ...props }) => ($isFirst ? '#ffffff' : themed('primary')(props))};
  background-color: ${({ $isFirst, ...props }) => ($isFirst ? 'rgba(255, 255, 255, 0.2)' : themed('primarySoft')(props))};
`

export const Words = styled.span`
  flex: 1 1 0%;
  min-width: 0;
`

export const Label = styled.span`
  display: block;
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.35;
`

export const Text = styled.span`
  display: block;
  margin-top: 0.25rem;
  font-size: ${fontSize.small};
  line-height: 1.4;
  opacity: 0.9;
`

export const Chevron = styled.svg`
  flex: none;
  width: 0.5rem;
  height: 0.875rem;
  margin-left: 0.75rem;
`
