import { screen } from '@testing-library/react'
import { askData, logIn } from '@/mocks/ask'
import type { SessionState } from '@/features/session'
import type { Backend } from '@/mocks/backend'
import { renderApp, testSession, type RenderedApp } from '../../../../tests/render'

export const CASH = '/passenger-invite-passenger-activity-cash'
export const WITHDRAW = `${CASH}/cash-withdraw`
export const SLOW = { timeout: 6000 }

/** The session of an account that the backend knows. */
export async function sessionOf(backend: Pick<Backend, 'handle'>, mobile: string): Promise<SessionState> {
  const token = await logIn(backend, mobile)
  const { data } = await askData(backend, '/external/v1/CandleBizService/loginCallback', { body: { type: 2, isApp: 0, userType: 1, channel: 'SAIC' }, token })
  return { ...testSession(token), id: String(data?.['userUid']), promotorCode: String(data?.['userPromoteCode']), isNewUser: false }
}

/** The withdraw page, for an account that the backend knows. */
export async function openWithdraw(backend: Pick<Backend, 'handle'>, mobile = '13800138000', path = WITHDRAW): Promise<RenderedApp> {
  return renderApp(`${path}?sourceId=PIPCASH2026&cityCode=310000`, { preloaded: { session: await sessionOf(backend, mobile) } })
}

export const amountField = () => screen.findByRole('textbox', { name: '提现金额' }, SLOW)

/** Types an amount of yuan and sends it. */
export async function withdraw({ user }: RenderedApp, yuan: string): Promise<void> {
  const field = await amountField()
  await user.clear(field)
  await user.type(field, yuan)
  await user.click(screen.getByRole('button', { name: /^(提现¥|立即提现)/ }))
}
