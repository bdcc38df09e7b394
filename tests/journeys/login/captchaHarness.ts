import { screen, waitFor } from '@testing-library/react'
import type { Backend } from '@/mocks/backend'
import type { RenderedApp } from '../../render'
import { agreement, getButton, openLogin, phone } from './openLogin'

export type Sent = { readonly query: Readonly<Record<string, string>>; readonly body: Readonly<Record<string, unknown>> }

/** What an endpoint has received, oldest first. */
export function sentTo(backend: Backend, endpoint: string): readonly Sent[] {
  return backend
    .requests()
    .filter((request) => request.endpoint === endpoint)
    .map(({ path, body }) => ({ query: Object.fromEntries(new URL(path, 'http://localhost').searchParams), body: body as Sent['body'] }))
}

/** A person with number and agreement asks for a code, and the backend wants a captcha first. */
export async function askForCode(search?: string): Promise<RenderedApp> {
  const app = await openLogin(search === undefined ? {} : { search })
  await app.user.type(phone(), '13800138000')
  await app.user.click(agreement())
  await app.user.click(getButton('获取验证码'))
  return app
}

/** The get-code button takes a click again, and nothing typed is gone. */
export async function expectButtonBack(): Promise<void> {
  await waitFor(() => expect(getButton('获取验证码')).not.toHaveAttribute('aria-busy'))
  expect(phone()).toHaveValue('138 0013 8000')
  expect(agreement()).toBeChecked()
}

export async function expectCodeSent(): Promise<void> {
  await screen.findByText('验证码已发送')
  await waitFor(() => expect(getButton(/^\d+s$/)).toBeInTheDocument())
}
