import styled from 'styled-components'
import { focusRing, fontSize, neutral, plainButton, radius, shadow, themed, visuallyHidden } from '@/ui/theme'

/** Where letters are so large that a few fit beside each other, the gift stands below the name. */
export const Inviter = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.25rem;
  margin-bottom: 0.75rem;
  padding: 0.5rem 16px;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  font-size: ${fontSize.body};
  font-weight: 600;

  > :first-child + * {
    flex: 1 1 5.2rem;
    min-width: 0;
    margin: 0 0.75rem;
    margin: 0 min(0.75rem, 3.75vw);
    font-size: min(1em, 0.4rem + 2.9vw);
  }
`

export const Gift = styled.span`
  flex: none;
  color: ${neutral.textSoft};
  font-size: ${fontSize.caption};
  font-weight: 400;
  line-height: 1.3;
  text-align: right;

  > strong {
    display: block;
    color: ${themed('primary')};
    font-size: ${fontSize.heading};
  }
`

export const Invalid = styled(Inviter)`
  color: ${neutral.warning};
`

export const Wishes = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  margin: 0 -0.25rem 0.25rem;
  padding: 0;
  border: 0;
`

export const Wish = styled.label`
  position: relative;
  flex: 1 1 6rem;
  margin: 0 0.25rem 0.5rem;

  input {
    ${visuallyHidden}
  }

  span {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 100%;
    padding: 0.75rem 0.5rem;
    border: 2px solid transparent;
    border-radius: ${radius.l};
    background-color: ${themed('field')};
    font-size: ${fontSize.body};
    font-weight: 600;
    line-height: 1.4;
    text-align: center;
  }

  input:checked + span {
    border-color: ${themed('primary')};
    color: ${themed('primary')};
    background-color: ${themed('primarySoft')};
  }

  input:focus + span {
    box-shadow: 0 0 0 2px ${themed('primary')};
  }
`

export const Other = styled.button`
  ${plainButton}
  ${focusRing}
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 3rem;
  margin-top: 0.75rem;
  color: ${themed('primary')};
  font-size: ${fontSize.body};
  font-weight: 600;
`

/** Each tick brings the height of a touch target: what stands above them is not much nearer or farther than they are from each other. A line ends them: the agreement below is none of them. */
export const Ticks = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0 0 0.375rem;
  border: 0;
  border-bottom: 1px solid ${neutral.line};

  legend {
    padding: 0 0 0.5rem;
    color: ${neutral.textSoft};
    font-size: ${fontSize.body};
    line-height: 1.4;
  }
`

export const Receipt = styled.span`
  display: block;
  margin-top: 0.75rem;
  padding: 0.5rem 0.75rem;
  border-radius: ${radius.m};
  background-color: ${themed('field')};
  font-size: ${fontSize.small};

  > strong {
    display: block;
    color: ${neutral.text};
    font-size: ${fontSize.title};
    font-size: min(${fontSize.title}, 5.6vw);
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
    word-break: break-word;
  }
`
