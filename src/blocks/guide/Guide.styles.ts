import styled from 'styled-components'
import { Hero } from '@/ui/layout/Hero'
import { focusRing, fontSize, neutral, plainButton, radius, shadow, themed } from '@/ui/theme'

/** Without a scene: the first step covers the lower edge, and would cover the words. */
export const PlainHero = styled(Hero)`
  padding: 1.25rem 0 3.25rem;
`

export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Its number stands in the margin, large: one step to a glance. The margin does not grow with the letters, which need the room. */
export const Step = styled.li`
  position: relative;
  margin-bottom: 0.75rem;
  padding: 1rem 1rem 1rem 4rem;
  padding-left: min(4rem, 20vw);
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
`

export const Number = styled.span`
  position: absolute;
  top: 1rem;
  left: 1rem;
  left: min(1rem, 5vw);
  width: 2.25rem;
  width: min(2.25rem, 12vw);
  border-radius: ${radius.s};
  color: ${themed('onPrimary')};
  background-color: ${themed('primaryTo')};
  font-size: ${fontSize.title};
  font-size: min(${fontSize.title}, 7vw);
  font-weight: 700;
  line-height: 2.25rem;
  line-height: min(2.25rem, 12vw);
  text-align: center;
`

export const StepTitle = styled.h2`
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.4;
`

export const Text = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  font-size: min(${fontSize.body}, 7.6vw);
  line-height: 1.6;
  white-space: pre-line;
  text-wrap: pretty;
`

export const StepPicture = styled.div`
  margin-top: 0.75rem;
`

export const Video = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 3.5rem;
  margin-bottom: 0.75rem;
  padding: 0.5rem 16px;
  border-radius: ${radius.l};
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.base};
  font-weight: 600;
  ${focusRing}

  > svg:first-child {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    margin-right: 0.75rem;
  }

  > span {
    flex: 1 1 0%;
  }
`

export const Question = styled.div`
  & + & {
    border-top: 1px solid ${neutral.line};
  }
`

export const Ask = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.5rem 0;
  font-size: ${fontSize.body};
  font-weight: 600;
  line-height: 1.5;
  text-align: left;
  ${focusRing}

  > span {
    flex: 1 1 0%;
  }

  > svg {
    flex: none;
    width: 0.875rem;
    margin-left: 0.75rem;
    transition: transform 150ms;
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  @media (prefers-reduced-motion: reduce) {
    > svg {
      transition: none;
    }
  }
`

export const Answer = styled.p`
  padding-bottom: 1rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.6;
  white-space: pre-line;
  text-wrap: pretty;
`
