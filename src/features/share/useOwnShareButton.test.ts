import { renderHook, waitFor } from '@testing-library/react'
import { healthyApp, installNativeApp, type NativeAppCall, type NativeAppStub } from '@/mocks/hosts/nativeAppStub'
import { putPhoneAway, takePhone } from '../../../tests/journeys/phoneDevice'
import { useOwnShareButton } from './useOwnShareButton'

let app: NativeAppStub
const asked = () => app.calls.filter(({ method }) => method === 'setRightButton').map(({ params }) => params['isVisible'])

beforeEach(() => {
  app = installNativeApp()
})
afterEach(() => {
  app.remove()
  putPhoneAway()
})

it('hides the top-right button while the page has a card, and gives it back (spec 1 §7)', async () => {
  const { rerender, unmount } = renderHook(({ isOwn }) => useOwnShareButton(isOwn), { initialProps: { isOwn: false } })
  rerender({ isOwn: true })
  await waitFor(() => expect(asked()).toEqual([0]))
  unmount()
  await waitFor(() => expect(asked()).toEqual([0, 1]))
})

it('asks for nothing between two pages that both have one', async () => {
  const first = renderHook(() => useOwnShareButton(true))
  await waitFor(() => expect(asked()).toEqual([0]))
  first.unmount()
  const second = renderHook(() => useOwnShareButton(true))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(asked()).toEqual([0])
  second.unmount()
  await waitFor(() => expect(asked()).toEqual([0, 1]))
})

it('is hidden where the bridge comes a moment after the page', async () => {
  app.remove()
  takePhone({ suffix: ' SaicMobility/4.8.2' })
  const { unmount } = renderHook(() => useOwnShareButton(true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  app = installNativeApp()
  await waitFor(() => expect(asked()).toEqual([0]))
  unmount()
  await waitFor(() => expect(asked()).toEqual([0, 1]))
})

it('stays quiet in an app that refuses, and in every other host', async () => {
  app.remove()
  app = installNativeApp((call: NativeAppCall) => (call.method === 'setRightButton' ? call.answer({ code: '1' }) : healthyApp()(call)))
  renderHook(() => useOwnShareButton(true)).unmount()
  const refused = renderHook(() => useOwnShareButton(true))
  await waitFor(() => expect(asked()).toEqual([0]))
  refused.unmount()
  await waitFor(() => expect(asked()).toEqual([0, 1]))
  app.remove()
  renderHook(() => useOwnShareButton(true)).unmount()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(asked()).toEqual([0, 1])
})
