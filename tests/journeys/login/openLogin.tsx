import { act, screen, waitFor } from '@testing-library/react'
import { environmentOf } from '@config/env/environments'
import type { Line } from '@config/env'
import { enter } from '../../journeySteps'
import { reloadApp, renderApp, type RenderedApp } from '../../render'

export const PREFIX = '_example'

/** `state` is what the navigation to the login carries, and `before` the address of the page that it is from. */
type Opening = { readonly search?: string; readonly path?: string; readonly state?: unknown; readonly before?: string; readonly line?: Line }

/** The app at the template campaign's login page, unless told, up to the moment the form is there. */
export async function openLogin({ search = '?sourceId=EXAMPLE2026', path = `/${PREFIX}/login`, state, before, line = 'car' }: Opening = {}): Promise<RenderedApp> {
  const app = await renderApp(before ?? path + search, { environment: environmentOf('dev', line) })
  if (state !== undefined) await act(() => app.router.navigate(path + search, { replace: before === undefined, state }))
  await screen.findByRole('textbox', { name: '手机号' })
  return app
}

/** Reloads the login page, up to the moment the form is there. */
export async function reloadLogin(): Promise<RenderedApp> {
  const app = await reloadApp({ environment: environmentOf('dev', 'car') })
  await screen.findByRole('textbox', { name: '手机号' })
  return app
}

export const phone = () => screen.getByRole('textbox', { name: '手机号' })
export const code = () => screen.getByRole('textbox', { name: '验证码' })
export const agreement = () => screen.getByRole('checkbox')
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name })

type User = RenderedApp['user']

export async function fillIn(user: User, { mobile = '13800138000', smsCode = '123456' } = {}): Promise<void> {
  await enter(user, phone(), mobile)
  await enter(user, code(), smsCode)
  await user.click(agreement())
}

/** The form can be used again, and still holds what was typed. */
export async function expectFormBack({ mobile = '138 0013 8000', smsCode = '123456' } = {}): Promise<void> {
  await waitFor(() => expect(getButton('登录')).not.toHaveAttribute('aria-busy'))
  expect(phone()).toHaveValue(mobile)
  expect(code()).toHaveValue(smsCode)
  expect(agreement()).toBeChecked()
}
