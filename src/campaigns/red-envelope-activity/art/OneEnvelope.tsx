import styled, { css, keyframes } from 'styled-components'
import { ATTENTION_ITERATIONS } from '@/ui/layout/beckoning'
import { reducedMotion } from '@/ui/theme'

const sway = keyframes`0%, 100% { transform: rotate(-3deg); } 50% { transform: rotate(3deg); }`

const Swaying = styled.div<{ $isBusy: boolean }>`
  width: 13rem;
  transform-origin: 50% -2rem;
  ${({ $isBusy }) => css`
    animation: ${sway} ${$isBusy ? '400ms ease-in-out infinite' : `3s ease-in-out ${ATTENTION_ITERATIONS}`};
  `}
  ${reducedMotion}

  svg {
    display: block;
  }
`

/** The envelope of the day, on a string. */
export const OneEnvelope = ({ isBusy }: { readonly isBusy: boolean }) => (
  <Swaying $isBusy={isBusy}>
    <svg viewBox="0 -30 208 290" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M104-60V8" stroke="#ffb833" strokeWidth="3" />
      <rect y="8" width="208" height="248" rx="20" fill="#d13136" />
      <path d="M0 28A20 20 0 0 1 20 8h168a20 20 0 0 1 20 20v56q-104 78-208 0z" fill="#ec4b46" />
      <circle cx="104" cy="122" r="36" fill="#ffb833" />
      <path d="M90 106l14 18 14-18M104 124v22M89 127h30M89 136h30" stroke="#7a3a05" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </Swaying>
)
