import { act, screen, waitFor } from '@testing-library/react'
import type { SessionState } from '@/features/session'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import type { Backend } from '@/mocks/backend'
import { clock } from './clock'
import { clearBrowser, reloadApp, renderApp, testSession, unloadApp, type RenderedApp } from './render'

// What people do, and tests look at, in the journeys of every campaign.

export const callsOf = (backend: Backend, name: string) => backend.requests().filter(({ endpoint }) => endpoint === name)

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })

/** Waits until the app is at this address, query and all. */
export const expectAddress = (app: RenderedApp, address: string) => waitFor(() => expect(app.address()).toBe(address))
/** Waits until the address has this part; the rest of it is another test's. */
export const expectOn = (app: RenderedApp, part: string) => waitFor(() => expect(app.address()).toContain(part))

/** The session of an account that the backend knows, as after a login. */
export async function sessionOf(backend: Pick<Backend, 'handle'>, mobile: string): Promise<SessionState> {
  const token = await logIn(backend, mobile)
  const { errCode, errMsg, data } = await askEnvelope(backend, '/external/v1/CandleBizService/loginCallback', { body: { type: 2, isApp: 0, userType: 1, channel: 'SAIC' }, token })
  const [id, promotorCode] = [data?.['userUid'], data?.['userPromoteCode']]
  if (typeof id !== 'string' || typeof promotorCode !== 'string') throw new Error(`${mobile} has no session: ${errCode} ${errMsg}`)
  return { ...testSession(token), id, promotorCode, isNewUser: false }
}

/** The app at an address, as a user who is logged in. */
export const openAs = async (backend: Pick<Backend, 'handle'>, address: string, mobile = '13800138000'): Promise<RenderedApp> => renderApp(address, { preloaded: { session: await sessionOf(backend, mobile) } })

/** A home that stays in front shows the new week once it begins. For a file whose backend goes by `Date.now`, and that resets the clock. */
export async function expectNewWeek(backend: Pick<Backend, 'handle'>, address: string, mobile: string): Promise<void> {
  clock.at('2026-11-22 23:30:00')
  await openAs(backend, address, mobile)
  await waitFor(() => expect(document.body).toHaveTextContent('11-16 至 11-22'))
  clock.at('2026-11-22 23:59:59')
  await reloadApp()
  await waitFor(() => expect(document.body).toHaveTextContent('11-23 至 11-29'), { timeout: 9_000 })
}

/** As a browser that keeps a page and brings it back. */
export const bringBack = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

/** Which pages of a list were asked for. */
export const pagesOf = (backend: Backend, name: string) => callsOf(backend, name).map(({ body }) => (body as { pageNo?: unknown } | undefined)?.pageNo)

export const rowCount = (count: number) => waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count))

/** Puts a text into a field at once, as a phone's suggestion does. Letter by letter each of them draws the page anew: that is for the tests of typing. */
export async function enter(user: RenderedApp['user'], field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

export const amountField = () => screen.findByRole('textbox', { name: '提现金额' })

/** Types an amount of yuan on the withdraw page and sends it. */
export async function withdraw({ user }: RenderedApp, yuan: string): Promise<void> {
  const field = await amountField()
  await user.clear(field)
  await user.type(field, yuan)
  await user.click(screen.getByRole('button', { name: /^(提现¥|立即提现)/ }))
}

/** Until the app has said that it has no ticket: what a test lets its user do before that, the login by ticket may still overtake. */
export const autoLoginFailed = ({ store }: RenderedApp) => waitFor(() => expect(store.getState().login.autoLogin.step).toBe('failed'))

/** Through the login page, with what the embedded backend takes. */
export async function passLogin({ user }: RenderedApp, mobile = '13800138000'): Promise<void> {
  const field = await screen.findByRole('textbox', { name: '手机号' })
  await screen.findByRole('textbox', { name: '验证码' })
  await user.clear(field)
  await enter(user, field, mobile)
  await enter(user, screen.getByRole('textbox', { name: '验证码' }), '123456')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '登录' }))
}

/** Stands for the browser's own: what it watches comes into sight when the test says so. */
export function stubIntersectionObserver() {
  let watched: (() => void)[] = []
  beforeEach(() => {
    watched = []
    class Observer {
      readonly callback: (entries: { isIntersecting: boolean }[]) => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback
      }
      observe = () => void watched.push(() => this.callback([{ isIntersecting: true }]))
      disconnect = () => undefined
    }
    Object.assign(window, { IntersectionObserver: Observer })
  })
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  return { endInSight: () => watched.at(-1)?.(), watches: () => watched.length }
}

/** The phone is put away, and another one is taken: it knows nothing of the first. */
export async function changePhone(): Promise<void> {
  unloadApp()
  await clearBrowser()
}
