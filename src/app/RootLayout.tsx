import { ScrollRestoration } from 'react-router'
import { ScreenSlot } from './ScreenSlot'
import { useHeadingFocus } from './useHeadingFocus'

export function RootLayout() {
  useHeadingFocus()
  return (
    <>
      <ScreenSlot />
      <ScrollRestoration />
    </>
  )
}
