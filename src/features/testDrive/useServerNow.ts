import { useStore } from 'react-redux'
import type { WithTestDrive } from './testDriveSlice'

/** The one "now" of test drives, epoch ms by the server's clock: asked at the moment it is needed. The phone's own where a page is drawn without the slice, from samples. */
export function useServerNow(): () => number {
  const store = useStore<Partial<WithTestDrive>>()
  return () => Date.now() + (store.getState().testDrive?.clockAhead ?? 0)
}
