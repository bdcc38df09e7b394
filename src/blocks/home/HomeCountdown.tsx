import { useMessages } from '@/lib/i18n'
import { CountdownTiles } from '@/ui/display/figures/CountdownTiles'
import styled from 'styled-components'
import { homeMessages } from './messages'
import { useTimeLeft, type Ending } from './useTimeLeft'

const Label = styled.span`
  margin-right: 0.5rem;
`

/** Ticks alone: the page around it is not drawn again each second. */
export function HomeCountdown({ ending, onEnd }: { readonly ending: Ending; readonly onEnd: () => void }) {
  const { endsIn } = useMessages(homeMessages)
  const msLeft = useTimeLeft(ending, onEnd)
  return (
    <>
      <Label>{endsIn}</Label>
      <CountdownTiles msLeft={msLeft} />
    </>
  )
}
