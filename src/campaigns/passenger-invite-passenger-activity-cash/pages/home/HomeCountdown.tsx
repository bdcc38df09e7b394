import { useTimeLeft, type Ending } from '@/blocks/home/useTimeLeft'
import { homeMessages } from '@/blocks/home/messages'
import { useMessages } from '@/lib/i18n'
import { CountdownTiles } from '@/ui/display/CountdownTiles'
import { CountdownLabel } from './HomeHero.styles'

/** Ticks alone: the page around it is not drawn again each second. */
export function HomeCountdown({ ending, onEnd }: { readonly ending: Ending; readonly onEnd: () => void }) {
  const { endsIn } = useMessages(homeMessages)
  const msLeft = useTimeLeft(ending, onEnd)
  return (
    <>
      <CountdownLabel>{endsIn}</CountdownLabel>
      <CountdownTiles msLeft={msLeft} />
    </>
  )
}
