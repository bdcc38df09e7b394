import { act, screen, waitFor, within } from '@testing-library/react'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { mountTestBackend } from '@/mocks/jest'
import { button, callsOf, expectOn, passLogin, SLOW } from '../../../../tests/journeySteps'
import { clearBrowser } from '../../../../tests/render'
import { BOOKING, draftOf, fillBooking, openTestDrive, PREFIX } from './harness'

const { now: realNow } = Date
const clock = {
  forward: (minutes: number) => {
    const from = Date.now() - realNow()
    Date.now = () => realNow() + from + minutes * 60_000
  },
  at: (time: string) => {
    const ahead = (parseShanghaiTime(time) ?? 0) - realNow()
    Date.now = () => realNow() + ahead
  },
}

const backend = mountTestBackend({ slowMilliseconds: 50, now: () => Date.now() })
const BOOK = 'passengerAppointmentTestDrive'

afterEach(() => {
  Date.now = realNow
  clearBrowser()
})

const open = (mobile?: string) => openTestDrive(backend, { path: BOOKING, ...(mobile ? { mobile } : {}) })

describe('the time picker', () => {
  it('says that there is no time (spec 2 §5)', async () => {
    backend.setScenario({ getTestDrivePage: 'noTimes' })
    const { user } = await open()
    await user.click(await button(/^体验时间/))
    expect(await screen.findByText('暂无可用时间', undefined, SLOW)).toBeVisible()
    await user.click(await button('我知道了'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), SLOW)
  })

  it('can be used with the keyboard, and names its columns', async () => {
    const { user, store } = await open()
    await user.click(await button(/^体验时间/))
    const day = await screen.findByRole('listbox', { name: '日期' }, SLOW)
    // Late in the evening today is there to be seen, but not to be had.
    const chosen = () => within(day).getByRole('option', { selected: true }).textContent
    const first = chosen()
    act(() => day.focus())
    await user.keyboard('{ArrowDown}')
    expect(chosen()).not.toBe(first)
    act(() => screen.getByRole('listbox', { name: '小时' }).focus())
    await user.keyboard('{End}')
    await user.click(screen.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(draftOf({ store }).booking.experienceTime.value).toMatch(/ 23:\d0:00$/), SLOW)
  })

  it('refuses a time that has become too close meanwhile, and opens anew (spec 2 §5)', async () => {
    const { user, store } = await open()
    await user.click(await button(/^体验时间/))
    await screen.findByRole('dialog', { name: '选择体验时间' }, SLOW)
    const before = screen.getByRole('listbox', { name: '分钟' }).textContent
    clock.forward(15)
    await user.click(screen.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('超过最短可预约时间')).toBeVisible()
    expect(screen.getByRole('dialog', { name: '选择体验时间' })).toBeVisible()
    expect(screen.getByRole('listbox', { name: '分钟' }).textContent).not.toBe(before)
    expect(draftOf({ store }).booking.experienceTime.value).toBe('')
  })

  it('opens anew when the chosen time is too close by the time of the booking', async () => {
    const app = await open('13800138000')
    await fillBooking(app)
    clock.forward(30)
    await app.user.click(await button('立即预约'))
    expect(await screen.findByText('超过最短可预约时间')).toBeVisible()
    expect(await screen.findByRole('dialog', { name: '选择体验时间' }, SLOW)).toBeVisible()
    expect(callsOf(backend, BOOK)).toHaveLength(0)
  }, 40_000)

  it('shows the hours of today that are too close, says why, and does not let them be chosen (campaigns.md §14)', async () => {
    clock.at('2026-11-20 09:05:00')
    const { user, store } = await open()
    await user.click(await button(/^体验时间/))
    const column = async (name: string) => within(await screen.findByRole('listbox', { name }, SLOW))
    const [hours, minutes] = [await column('小时'), await column('分钟')]
    expect(hours.getAllByText('不足2小时').map(({ parentElement }) => parentElement?.textContent)).toEqual(['09时不足2小时', '10时不足2小时'])
    expect(hours.getByRole('option', { selected: true })).toHaveTextContent('11时')
    expect(minutes.getByRole('option', { name: /^00分/ })).toHaveTextContent('不足2小时')
    expect(minutes.getByRole('option', { selected: true })).toHaveTextContent('10分')
    await user.click(hours.getByRole('option', { name: /^10时/ }))
    await user.click(minutes.getByRole('option', { name: /^00分/ }))
    await user.click(screen.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(draftOf({ store }).booking.experienceTime.value).toBe('2026-11-20 11:10:00'), SLOW)
  })

  it('opens anew after the login when the chosen time has become too close meanwhile (spec 2 §4, §5)', async () => {
    const app = await open()
    await fillBooking(app)
    await app.user.click(await button('立即预约'))
    await expectOn(app, `${PREFIX}/login`)
    clock.forward(30)
    await passLogin(app, '13800138001')
    expect(await screen.findByText('超过最短可预约时间', undefined, SLOW)).toBeVisible()
    expect(await screen.findByRole('dialog', { name: '选择体验时间' }, SLOW)).toBeVisible()
    expect(callsOf(backend, BOOK)).toHaveLength(0)
  }, 40_000)
})
