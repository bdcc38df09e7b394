import styled from 'styled-components'
import { focusRing, fontSize, neutral, radius } from '@/ui/theme'

export const Row = styled.div`
  margin-bottom: 1rem;
`

export const Submit = styled.div`
  margin-top: 1.5rem;
`

export const Agreement = styled.div`
  margin-top: 0.5rem;
`

export const CountryCode = styled.span`
  padding-right: 0.75rem;
  /* None where letters are so large that what it divides stands below. */
  border-right: calc(2px - 0.0625rem) solid ${neutral.lineStrong};
  color: ${neutral.text};
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.25rem;
`

/** As wide counting down as asking, so the code beside it does not move. */
export const GetCode = styled.span`
  display: inline-block;
  min-width: 5.5em;
  vertical-align: top;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

export const ImageButton = styled.button`
  position: relative;
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.l};
  background: none;
  cursor: pointer;
  transition: opacity 150ms ease-out;
  ${focusRing}

  &[aria-busy='true'] {
    opacity: 0.55;
    cursor: default;
  }
`

export const ButtonImage = styled.img`
  display: block;
  width: 100%;
  height: auto;
`
