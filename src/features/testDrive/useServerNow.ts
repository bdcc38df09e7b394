import { useStore } from 'react-redux'
import { useRedrawEachDay } from '@/lib/time/useRedrawEachDay'
import type { WithTestDrive } from './testDriveSlice'

/** The one "now" of test drives, epoch ms by the server's clock: asked at the moment it is needed. The phone's own where a page is drawn without the slice, from samples. */
export function useServerNow(): () => number {
  const store = useStore<Partial<WithTestDrive>>()
  const now = () => Date.now() + (store.getState().testDrive?.clockAhead ?? 0)
  // Its times are told by the day: today, tomorrow.
  useRedrawEachDay(now)
  return now
}
