import { screen, waitFor } from '@testing-library/react'
import type { Backend } from '@/mocks/backend'
import type { RenderedApp } from './render'

// What people do, and tests look at, in the journeys of every campaign.

export const SLOW = { timeout: 8_000 }

export const callsOf = (backend: Backend, name: string) => backend.requests().filter(({ endpoint }) => endpoint === name)

export const button = (name: string | RegExp) => screen.findByRole('button', { name }, SLOW)

export const expectAddress = (app: RenderedApp, address: string) => waitFor(() => expect(app.address()).toBe(address), SLOW)
/** The same by a part of it, where the rest is another test's. */
export const expectOn = (app: RenderedApp, part: string) => waitFor(() => expect(app.address()).toContain(part), SLOW)

/** Through the login page, with what the embedded backend takes. */
export async function passLogin({ user }: RenderedApp, mobile = '13800138000'): Promise<void> {
  const field = await screen.findByRole('textbox', { name: '手机号' }, SLOW)
  await screen.findByRole('textbox', { name: '验证码' }, SLOW)
  await user.clear(field)
  await user.type(field, mobile)
  await user.type(screen.getByRole('textbox', { name: '验证码' }), '123456')
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
