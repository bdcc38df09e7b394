import { CountdownTiles } from '@/ui/display/figures/CountdownTiles'
import { useTimeLeft, type Ending } from './useTimeLeft'

type TimeLeftProps = { readonly label: string; readonly ending: Ending; /** By another clock than the phone's. */ readonly now: () => number; readonly onEnd: () => void }

/** How long is left, in words and tiles. Ticks alone: what is around it is not drawn again. */
export function TimeLeft({ label, ending, now, onEnd }: TimeLeftProps) {
  const msLeft = useTimeLeft(ending, onEnd, now)
  return (
    <>
      <span>{label}</span>
      <CountdownTiles msLeft={msLeft} />
    </>
  )
}
