import styled, { css } from 'styled-components'
import { fontSize, neutral, plainButton, radius, shadow, reducedMotion, themed } from '../theme'

export const Tappable = styled.button`
  ${plainButton}
  display: block;
  width: 100%;
  min-height: 2.75rem;
  margin-bottom: 0.875rem;
  border-radius: ${radius.xl};
  overflow: hidden;
  transition: transform 150ms ease-out;
  ${reducedMotion}

  &:active {
    transform: scale(0.98);
  }

  &[aria-busy] img {
    opacity: 0.6;
  }

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`

const first = css`
  color: ${themed('onPrimary')};
  background-color: ${themed('primaryTo')};
  background-image: linear-gradient(110deg, ${themed('primaryFrom')}, ${themed('primaryTo')});
`

export const Choice = styled(Tappable)<{ $isFirst: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 6.5rem;
  padding: 1.125rem 16px;
  color: ${neutral.text};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  ${({ $isFirst }) => $isFirst && first}
`

export const Icon = styled.svg<{ $isFirst: boolean }>`
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  color: ${({ $isFirst, ...props }) => ($isFirst ? '#ffffff' : themed('primary')(props))};
  background-color: ${({ $isFirst, ...props }) => ($isFirst ? 'rgba(255, 255, 255, 0.2)' : themed('primarySoft')(props))};
`

/** Beside the icon; below it where letters are too large for that. */
export const Rest = styled.span`
  display: flex;
  flex: 1 1 9rem;
  align-items: center;
  min-width: 0;
`

export const ChoiceWords = styled.span`
  flex: 1 1 0%;
  min-width: 0;
  margin-left: 0.875rem;
`

export const Words = styled(ChoiceWords)`
  font-size: ${fontSize.small};
  line-height: 1.4;

  > span {
    display: block;
  }

  > :first-child {
    margin-bottom: 0.25rem;
    font-size: 1.25rem;
    font-weight: 700;
  }
`

export const Busy = styled.span`
  position: relative;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
`
