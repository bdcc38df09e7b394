import styled, { css, keyframes } from 'styled-components'
import { font, fontSize, landscapeScreen, motion, neutral, plainButton, radius, shadow, reducedMotion, shortLines, themed, wrapAtCommas } from '@/ui/theme'

const arrive = keyframes`
  from { opacity: 0; transform: translateX(1.5rem); }
`

export const Sheet = styled.section`
  position: relative;
  padding: 1.25rem 16px 1.5rem;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  animation: ${arrive} 240ms ${motion.ease};
  ${reducedMotion}
`

export const Time = styled.div`
  display: flex;
  align-items: center;

  /* It stays in sight while answers that are below the screen are looked for. */
  ${shortLines} {
    position: sticky;
    top: 0;
    z-index: 1;
    padding: 8px 0;
    background-color: ${neutral.surface};
  }
`

export const Track = styled.div`
  flex: 1 1 0%;
  height: 0.5rem;
  border-radius: ${radius.pill};
  overflow: hidden;
  background-color: ${themed('primarySoft')};
`

export const Bar = styled.div<{ $isHurried: boolean }>`
  height: 100%;
  border-radius: ${radius.pill};
  background-color: ${({ $isHurried, theme }) => ($isHurried ? neutral.danger : theme.colour.primaryTo)};
  transform-origin: left;
  will-change: transform;
`

export const Seconds = styled.span<{ $isHurried: boolean }>`
  flex: none;
  min-width: 2.5rem;
  margin-left: 0.75rem;
  color: ${({ $isHurried, theme }) => ($isHurried ? neutral.danger : theme.colour.primary)};
  font-family: ${font.number};
  font-size: 1.75rem;
  font-weight: 700;
  line-height: 1;
  text-align: right;
`

export const Text = styled.h1`
  margin-top: 1rem;
  font-size: 1.3125rem;
  font-weight: 700;
  line-height: 1.45;
  ${wrapAtCommas}
  outline: none;
`

export const Image = styled.div`
  margin-top: 0.875rem;
  border-radius: ${radius.l};
  overflow: hidden;
`

export const Options = styled.ul`
  margin-top: 1.25rem;

  li + li {
    margin-top: 0.75rem;
    margin-top: min(0.75rem, 16px);
  }

  /* All of them in sight, two in a row. */
  @media ${landscapeScreen} {
    display: flex;
    flex-wrap: wrap;
    margin: 0.25rem -0.375rem 0;

    && li {
      width: 50%;
      margin-top: 0.75rem;
      padding: 0 0.375rem;
    }
  }
`

export const Letter = styled.span`
  flex: none;
  width: 2rem;
  width: min(2rem, 44px);
  /* Where letters are large the answer has the room, not what is around it. */
  margin-right: 0.75rem;
  margin-right: min(0.75rem, 3.75vw);
  border-radius: 50%;
  color: ${themed('primary')};
  background-color: ${neutral.surface};
  font-family: ${font.number};
  font-weight: 700;
  line-height: 2rem;
  line-height: min(2rem, 44px);
  text-align: center;
`

const chosenLook = css`
  color: ${themed('onPrimary')};
  background-color: ${themed('primaryTo')};
`

export const Option = styled.button<{ $isChosen: boolean; $isPassed: boolean }>`
  ${plainButton}
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 3.5rem;
  min-height: min(3.5rem, 68px);
  padding: 0.625rem 0.875rem;
  padding: min(0.625rem, 12px) min(0.875rem, 4.4vw);
  border-radius: ${radius.l};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.title};
  line-height: 1.4;

  ${({ $isChosen }) => $isChosen && chosenLook}
  ${({ $isPassed }) => $isPassed && 'opacity: 0.55;'}

  &[aria-disabled] {
    cursor: default;
  }
`

export const Note = styled.p`
  margin-top: 1rem;
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
  text-align: center;
  ${wrapAtCommas}
`
