import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { installChatApp } from '@/mocks/hosts/chatAppStub'
import { healthyApp, installNativeApp } from '@/mocks/hosts/nativeAppStub'
import { useExitToHome } from './useExitToHome'

let around: { readonly remove: () => void } | undefined
afterEach(() => {
  around?.remove()
  around = undefined
})

function Notice() {
  const goHome = useExitToHome()
  const { pathname } = useLocation()
  return (
    <button type="button" onClick={goHome}>
      {pathname}
    </button>
  )
}

async function leave(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/cash/invalid-activity/end']}>
      <Notice />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: '/cash/invalid-activity/end' }))
}

it("leads to the product's own home in a browser, and in the chat app's web view", async () => {
  await leave()
  expect(screen.getByRole('button', { name: '/' })).toBeVisible()
})

it('closes the page in the native app (spec 1 §7), whose home lies behind it', async () => {
  const app = installNativeApp()
  around = app
  await leave()
  await waitFor(() => expect(app.calls.map(({ method }) => method)).toEqual(['closePage']))
  expect(screen.getByRole('button', { name: '/cash/invalid-activity/end' })).toBeVisible()
})

it('closes the page in the chat mini program', async () => {
  const chat = installChatApp({ device: 'ios', isMiniProgram: true })
  around = chat
  await leave()
  await waitFor(() => expect(chat.of('navigateBack')).toHaveLength(1))
  expect(screen.getByRole('button', { name: '/cash/invalid-activity/end' })).toBeVisible()
})

/** An app that answers to a wish to close the page only when it is told to. */
function silentApp() {
  const held: (() => void)[] = []
  around = installNativeApp((call) => (call.method === 'closePage' ? void held.push(() => call.answer({ code: '99' })) : healthyApp()(call)))
  return held
}

it('asks a host that is slow to answer once, however often it is pressed, and leads out once', async () => {
  const held = silentApp()
  await leave()
  await waitFor(() => expect(held).toHaveLength(1))
  await userEvent.dblClick(screen.getByRole('button', { name: '/cash/invalid-activity/end' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(held).toHaveLength(1)
  held[0]?.()
  expect(await screen.findByRole('button', { name: '/' })).toBeVisible()
})

it('leaves a user where they are who has gone on before a slow host has answered', async () => {
  const held = silentApp()
  await leave()
  await waitFor(() => expect(held).toHaveLength(1))
  window.history.pushState(null, '', '/market-platform-h5/elsewhere')
  held[0]?.()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByRole('button', { name: '/cash/invalid-activity/end' })).toBeVisible()
  window.history.replaceState(null, '', '/market-platform-h5/')
})

it.each(['1', '7', '-1', '99'])('leads out all the same where the app does not close the page: %s', async (code) => {
  around = installNativeApp((call) => (call.method === 'closePage' ? call.answer({ code }) : healthyApp()(call)))
  await leave()
  expect(await screen.findByRole('button', { name: '/' })).toBeVisible()
})
