import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Car } from '@/ui/art/Car'
import { fontSize, landscapeScreen, motion, reducedMotion, shortLines, themed } from '@/ui/theme'
import { quizMessages } from './messages'

const Head = styled.div`
  padding: 1rem 16px 4.5rem;
  padding: min(1rem, 20px) 16px calc(3rem + 24px);
  overflow: hidden;
`

const Words = styled.p`
  font-size: ${fontSize.base};
  font-weight: 600;
`

/** A road with a stop for each question; the car has come as far as the user has. On a phone that lies, or with large letters, the answers need its room: time runs. */
const Road = styled.div`
  position: relative;
  height: 2.75rem;
  margin: 0.75rem 0.25rem 0;

  @media ${landscapeScreen} {
    display: none;
  }

  ${shortLines} {
    display: none;
  }

  &::before {
    content: '';
    position: absolute;
    /* From one edge of the screen to the other. */
    right: -1.25rem;
    bottom: 0.5rem;
    left: -1.25rem;
    height: 0.25rem;
    background-color: rgba(255, 255, 255, 0.35);
  }
`

const Stop = styled.span<{ $isPassed: boolean }>`
  position: absolute;
  bottom: 0.25rem;
  width: 0.75rem;
  height: 0.75rem;
  margin-left: -0.375rem;
  border-radius: 50%;
  background-color: ${({ $isPassed, theme }) => ($isPassed ? theme.colour.accent : '#ffffff')};
  box-shadow: 0 0 0 0.1875rem ${themed('heroTo')};
`

/** As wide as the road, so that its own percent are the road's. */
const Way = styled.div`
  position: absolute;
  right: 0;
  bottom: 0.75rem;
  left: 0;
  transition: transform 420ms ${motion.ease};
  will-change: transform;
  ${reducedMotion}

  svg {
    display: block;
    width: 3.75rem;
    height: auto;
    margin-left: -1.875rem;
  }
`

/** `at`: how many questions lie behind. */
export function QuizHead({ at, total }: { readonly at: number; readonly total: number }) {
  const { progress } = useMessages(quizMessages)
  const shareOf = (stop: number): number => 8 + (total > 1 ? (80 * stop) / (total - 1) : 0)
  const last = total - 1
  return (
    <Head>
      <Words>{progress(Math.min(at + 1, total), total)}</Words>
      <Road aria-hidden>
        {Array.from({ length: total }, (_, stop) => (
          <Stop key={stop} $isPassed={stop < at} style={{ left: `${shareOf(stop)}%` }} />
        ))}
        <Way style={{ transform: `translateX(${at > last ? 94 : shareOf(at)}%)` }}>
          <svg viewBox="0 0 184 70" fill="none" focusable="false">
            <Car x={0} y={2} body="suv" />
          </svg>
        </Way>
      </Road>
    </Head>
  )
}
