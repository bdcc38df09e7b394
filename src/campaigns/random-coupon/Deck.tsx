import styled, { css, keyframes } from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { landscapeScreen, radius, reducedMotion, themed } from '@/ui/theme'
import { couponDrawMessages } from './messages'

const SIDES = [-1, 0, 1]

const shuffle = (side: number) => keyframes`
  0%, 100% { transform: translateX(${side * 4}em) rotate(${side * 14}deg); }
  50% { transform: translateX(${side * -3.5}em) rotate(${side * -6}deg); }
`

/** Fanned out the three are 24em wide: they stay within the screen, also where letters are large. */
const Table = styled.div`
  position: relative;
  width: 100%;
  height: 17em;
  font-size: 1rem;
  font-size: min(1rem, 4vw);

  @media ${landscapeScreen} {
    font-size: 0.625rem;
  }
`

/** Fanned out; the one in the middle lies on top. */
const Back = styled.div<{ $side: number; $isBusy: boolean }>`
  position: absolute;
  top: ${({ $side }) => ($side === 0 ? '0.5em' : '1.75em')};
  left: 50%;
  z-index: ${({ $side }) => ($side === 0 ? 1 : 0)};
  width: 9.5em;
  height: 14em;
  margin-left: -4.75em;
  padding: 0.5em;
  border-radius: ${radius.xl};
  background-color: #ffffff;
  box-shadow: 0 0.75rem 2rem rgba(4, 30, 66, 0.35);
  transform-origin: 50% 100%;
  transform: translateX(${({ $side }) => $side * 4}em) rotate(${({ $side }) => $side * 14}deg);
  ${({ $isBusy, $side }) =>
    $isBusy &&
    css`
      animation: ${shuffle($side)} 900ms ease-in-out infinite;
      ${reducedMotion}
    `}
`

const Face = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  height: 100%;
  border-radius: ${radius.l};
  color: ${themed('accent')};
  background-color: ${themed('heroFrom')};
  background-image: repeating-linear-gradient(45deg, rgba(255, 255, 255, 0.09) 0, rgba(255, 255, 255, 0.09) 0.5rem, transparent 0.5rem, transparent 1rem);
  font-size: 3.25em;
  font-weight: 800;
`

/** Three cards face down; they change places while the answer is awaited. */
export function Deck({ isBusy }: { readonly isBusy: boolean }) {
  const { back } = useMessages(couponDrawMessages)
  return (
    <Table aria-hidden>
      {SIDES.map((side) => (
        <Back key={side} $side={side} $isBusy={isBusy}>
          {/* Of the others the middle one hides it. */}
          <Face>{side === 0 && back}</Face>
        </Back>
      ))}
    </Table>
  )
}
