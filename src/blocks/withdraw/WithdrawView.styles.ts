import styled from 'styled-components'
import { focusRing, fontSize, neutral, shortLines, themedAlpha, visuallyHidden, wrapAtCommas } from '@/ui/theme'

/** The head of the page: the balance in large figures. Its lower part lies behind the first card. */
export const Hero = styled.div`
  position: relative;
  padding: 0.5rem 1.25rem 4.25rem;

  /* The figure stands below its label: the records, which find no room beside that, stand below both. */
  ${shortLines} {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
  }
`

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2.75rem;

  ${shortLines} {
    display: contents;

    > p {
      flex: none;
    }
  }
`

export const Title = styled.h1`
  ${visuallyHidden}
`

export const Label = styled.p`
  flex: 1 1 calc(9rem - 72px);
  min-width: 0;
  font-size: ${fontSize.body};
  font-weight: 500;
`

/** The finger's target is taller than what is seen. */
export const Records = styled.button`
  flex: none;
  height: 2.75rem;
  /* Where letters are so large that it begins a line, it begins where the line above does. */
  margin-left: calc(16px - 1rem);
  padding: 0 0 0 0.5rem;
  border: 0;
  background: transparent;
  color: #ffffff;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}

  ${shortLines} {
    order: 1;
  }
`

export const RecordsFace = styled.span`
  display: block;
  padding: 0 0.75rem;
  border-radius: 62.5rem;
  background-color: ${neutral.glass};
  font-size: ${fontSize.small};
  line-height: 2rem;
  white-space: nowrap;
`

export const Balance = styled.p`
  margin-top: 0.25rem;
  font-size: 2.5rem;
  /* As large as it is, it need not grow with the letters beyond the page. */
  font-size: min(3rem, 13vw);
  line-height: 1.1;
  text-shadow: 0 0.125rem 0.5rem ${themedAlpha('heroTo', 0.6)};
`

export const Submit = styled.div`
  margin-top: 1.25rem;
`

export const Tips = styled.ol`
  margin: 1.25rem 4px 0;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.6;
`

export const TipsTitle = styled.h2`
  margin: 1.5rem 4px -0.75rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  font-weight: 600;
`

/** Numbered by hand: the marker of an ordered list stands outside its box in old engines. */
export const Tip = styled.li`
  position: relative;
  padding-left: 1.125rem;
  padding-left: min(1.125rem, 6.25vw);
  ${wrapAtCommas}

  & + & {
    margin-top: 0.25rem;
  }
`

export const TipNumber = styled.span`
  position: absolute;
  left: 0;
  font-variant-numeric: tabular-nums;
`
