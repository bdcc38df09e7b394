import { useStore } from 'react-redux'
import { selectTestDrive, type WithTestDrive } from './testDriveSlice'

/** The one "now" of test drives, epoch ms by the server's clock: asked at the moment it is needed. */
export function useServerNow(): () => number {
  const store = useStore<WithTestDrive>()
  return () => Date.now() + selectTestDrive(store.getState()).clockAhead
}
