import styled, { css } from 'styled-components'
import type { LadderState } from './Ladder'
import { focusRing, font, fontSize, neutral, shortLines, themed, themedAlpha, visuallyHidden } from '../theme'

/** Four steps fit the narrowest phone (320 px); more than fit are scrolled sideways, never squeezed. */
export const Scroll = styled.div`
  position: relative;
  margin: 0 -16px;
  padding: 0.25rem 0.5rem 0;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  ${focusRing}
`

/** Two in a row where letters are large: a sum that the edge cuts off reads as a smaller one. */
export const Steps = styled.ol`
  display: flex;

  ${shortLines} {
    flex-wrap: wrap;

    > li {
      flex-basis: 50%;
      padding-bottom: 0.5rem;
    }
  }
`

export const Step = styled.li`
  position: relative;
  flex: 1 0 4.25rem;
  min-width: 4.25rem;
  text-align: center;
`

/** What was reached is of gold in every campaign. */
const coin = {
  reached: css`
    color: #7a3a00;
    background-image: linear-gradient(160deg, #ffe9a8, #ffc53d);
    box-shadow: 0 0.25rem 0.625rem rgba(224, 142, 10, 0.3), inset 0 0 0 2px rgba(255, 255, 255, 0.55);
  `,
  current: css`
    color: ${themed('onPrimary')};
    background-image: linear-gradient(160deg, ${themed('primaryFrom')}, ${themed('primaryTo')});
    box-shadow: 0 0.375rem 0.875rem ${themedAlpha('primaryTo', 0.36)}, inset 0 0 0 2px rgba(255, 255, 255, 0.4);
  `,
  ahead: css`
    color: ${neutral.textSoft};
    background-color: ${themed('primarySoft')};
  `,
}

export const Reward = styled.span<{ $state: LadderState }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 3.5rem;
  height: 3.5rem;
  padding: 0 0.4375rem;
  border-radius: 1.75rem;
  font-family: ${font.number};
  font-size: 1.0625rem;
  font-weight: 700;
  ${({ $state }) => coin[$state]}
`

/** The line runs from the middle of one step to the middle of the next, behind the dots. */
export const Rail = styled.span<{ $isFirst: boolean }>`
  position: absolute;
  top: 4.375rem;
  right: 50%;
  left: -50%;
  height: 0.25rem;
  border-radius: 0.125rem;
  background-color: ${neutral.line};
  overflow: hidden;
  display: ${({ $isFirst }) => ($isFirst ? 'none' : 'block')};
`

export const Filled = styled.span`
  display: block;
  width: 100%;
  height: 100%;
  background-color: ${themed('primaryFrom')};
  transform-origin: left center;
`

export const Dot = styled.span<{ $state: LadderState }>`
  position: relative;
  z-index: 1;
  display: block;
  width: 1rem;
  height: 1rem;
  margin: 0.5rem auto 0.375rem;
  border: 0.25rem solid ${({ $state, ...props }) => ($state === 'ahead' ? neutral.line : themed('primaryFrom')(props))};
  border-radius: 50%;
  background-color: ${({ $state, ...props }) => ($state === 'reached' ? themed('primaryFrom')(props) : neutral.surface)};
`

export const Goal = styled.span<{ $state: LadderState }>`
  display: block;
  padding: 0 0.125rem;
  color: ${({ $state }) => ($state === 'ahead' ? neutral.textFaint : neutral.text)};
  font-size: ${fontSize.caption};
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};
`

export const Hidden = styled.span`
  ${visuallyHidden}
`
