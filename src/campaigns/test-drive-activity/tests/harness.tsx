import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { SessionState } from '@/features/session'
import { selectTestDrive, type TestDriveState, type WithTestDrive } from '@/features/testDrive'
import { logIn } from '@/mocks/sendRequest'
import type { Backend } from '@/mocks/backend'
import { expectOn, findButton } from '../../../../tests/journeySteps'
import { renderApp, testSession, type RenderedApp } from '../../../../tests/render'

export const PREFIX = '/test-drive-activity'
export const BOOKING = `${PREFIX}/appointmentDrivingTest`
export const ORDER = `${BOOKING}/orderInfo`
export const LEAD = `${PREFIX}/retainedCapital`

type Opening = { readonly path?: string; readonly search?: string; readonly sourceId?: string; readonly mobile?: string | undefined; readonly session?: SessionState }

/** The app at a page of the campaign; with a number, as a user who is logged in. */
export async function openTestDrive(backend: Backend, { path = PREFIX, search = '', sourceId = 'TESTDRIVE2026', mobile, session }: Opening = {}): Promise<RenderedApp> {
  const who = mobile === undefined ? session : testSession(await logIn(backend, mobile))
  return renderApp(`${path}?sourceId=${sourceId}${search}`, who && { preloaded: { session: who } })
}

/** What the campaign's part of the store holds; it joins with the campaign's first page. */
export const draftOf = ({ store }: Pick<RenderedApp, 'store'>): TestDriveState => selectTestDrive(store.getState() as unknown as WithTestDrive)

export const field = (name: string) => screen.findByRole('textbox', { name })

export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Holds a call back until the test lets it arrive. The test restores its mocks. */
export function holdCall(endpoint: string) {
  const { fetch } = window
  let arrive: (value?: unknown) => void = () => undefined
  const way = new Promise((resolve) => (arrive = resolve))
  const sent = jest.fn()
  jest.spyOn(window, 'fetch').mockImplementation(async (...asked) => {
    const [given] = asked
    if ((given instanceof Request ? given.url : String(given)).includes(endpoint)) {
      sent()
      await way
    }
    return fetch(...asked)
  })
  return { sent, isSent: () => waitFor(() => expect(sent).toHaveBeenCalledTimes(1)), arrive: () => act(() => arrive()) }
}

/** The first time that the picker offers. */
export async function pickTime({ user }: RenderedApp): Promise<void> {
  await user.click(await findButton(/^体验时间/))
  const sheet = within(await screen.findByRole('dialog', { name: '选择体验时间' }))
  await user.click(sheet.getByRole('button', { name: '确认' }))
  await noDialog()
}

export async function pickPlace(app: RenderedApp): Promise<void> {
  const { user } = app
  await user.click(await findButton(/^上车地点/))
  await user.type(await screen.findByRole('searchbox', { name: '上车地点' }), '陆家嘴')
  const list = within(await screen.findByRole('list', { name: '搜索结果' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  await user.click(list.getAllByRole('button', { name: /^陆家嘴/ })[0]!)
  await expectOn(app, `${BOOKING}?`)
}

export async function writeContact({ user }: RenderedApp, phone = '13800138000'): Promise<void> {
  await user.type(await field('姓名'), '李晓明')
  const phoneField = await field('手机号')
  await user.clear(phoneField)
  await user.type(phoneField, phone)
}

export async function fillBooking(app: RenderedApp, phone?: string): Promise<void> {
  await writeContact(app, phone)
  await pickTime(app)
  await pickPlace(app)
  await app.user.click(await screen.findByRole('checkbox'))
}
