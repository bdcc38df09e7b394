import { ScreenSlot } from './ScreenSlot'
import { useHeadingFocus } from './useHeadingFocus'
import { useScrollPosition } from './useScrollPosition'

export function RootLayout() {
  useHeadingFocus()
  useScrollPosition()
  return <ScreenSlot />
}
