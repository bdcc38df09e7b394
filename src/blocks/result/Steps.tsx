import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { StepsCard } from '@/ui/display/StepsCard'
import { resultMessages } from './messages'
import type { ResultTexts } from './resultData'

const Place = styled.div`
  margin-top: 0.75rem;
`

const PICTURES = {
  open: 'M18 12h12a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V14a2 2 0 0 1 2-2zM22 32h4M20 21l3 3 5-5',
  call: 'M14 29v-4c0-2 1-3 3-3l2-5h10l2 5c2 0 3 1 3 3v4zM17 32v-3M31 32v-3M18 25h2M28 25h2',
  pay: 'M13 18h22v4a2.5 2.5 0 0 0 0 5v4H13v-4a2.5 2.5 0 0 0 0-5zM24 18v2M24 23v2M24 28v3',
} as const

/** How a reward is used. */
export function Steps({ how }: Pick<ResultTexts, 'how'>) {
  const messages = useMessages(resultMessages)
  const { howTo, steps } = how ?? messages
  return (
    <Place>
      <StepsCard title={howTo} steps={(['open', 'call', 'pay'] as const).map((step) => ({ label: steps[step], path: PICTURES[step] }))} />
    </Place>
  )
}
