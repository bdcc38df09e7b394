import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReportScreenState } from '@/lib/page/screenState'
import { ActionBar } from './ActionBar'

const show = (props: Partial<Parameters<typeof ActionBar>[0]>) => {
  const onInvite = jest.fn<() => unknown>()
  const onLogin = jest.fn()
  render(<ActionBar cta="invite" onInvite={onInvite} onLogin={onLogin} {...props} />)
  return { onInvite, onLogin }
}

it('is locked while an invitation is under way, and free again when it failed', async () => {
  let fail: (reason: Error) => void = () => undefined
  const onInvite = jest.fn<() => unknown>().mockImplementation(() => new Promise((_, reject) => (fail = reject)))
  show({ onInvite })
  const button = screen.getByRole('button', { name: '立即邀请' })
  await userEvent.dblClick(button)
  expect(onInvite).toHaveBeenCalledTimes(1)
  expect(button).toHaveAttribute('aria-busy', 'true')
  await act(async () => fail(new Error('refused')))
  await userEvent.click(button)
  expect(onInvite).toHaveBeenCalledTimes(2)
})

it('leads to the login with the same words', async () => {
  const { onInvite, onLogin } = show({ cta: 'login' })
  await userEvent.click(screen.getByRole('button', { name: '立即邀请' }))
  expect(onLogin).toHaveBeenCalledTimes(1)
  expect(onInvite).not.toHaveBeenCalled()
})

it('is grey and idle when the activity is over', async () => {
  const { onInvite, onLogin } = show({ cta: 'ended', label: '马上开抢' })
  const button = screen.getByRole('button', { name: '活动已结束' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(onInvite).not.toHaveBeenCalled()
  expect(onLogin).not.toHaveBeenCalled()
})

it("carries marketing's words", () => {
  show({ label: '马上开抢' })
  expect(screen.getByRole('button', { name: '马上开抢' })).toBeVisible()
})

describe('after a press on the button of the first paint', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<div id="shell"><button type="button" data-press>立即邀请</button></div>')
  })
  afterEach(() => document.getElementById('shell')?.remove())

  const pressEarly = () => document.querySelector('[data-press]')?.setAttribute('aria-busy', 'true')
  function Shown() {
    useReportScreenState('ready')
    return null
  }
  /** The bar as a part of a screen that takes the first paint's place. */
  async function takeOver(cta: 'invite' | 'login' | 'ended', Screen = Shown): Promise<readonly number[]> {
    const onInvite = jest.fn<() => unknown>()
    const onLogin = jest.fn()
    const bar = <ActionBar cta={cta} onInvite={onInvite} onLogin={onLogin} />
    const { rerender } = render(<>{bar}<Screen /></>)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    rerender(<>{bar}</>)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    return [onInvite.mock.calls.length, onLogin.mock.calls.length]
  }

  it.each([
    ['invites, once', 'invite', [1, 0]],
    ['leads to the login where there is none yet', 'login', [0, 1]],
    ['does nothing where the activity is over', 'ended', [0, 0]],
  ] as const)('%s', async (_, cta, presses) => {
    pressEarly()
    expect(await takeOver(cta)).toEqual(presses)
    // The next screen's button does not press itself.
    expect(await takeOver(cta)).toEqual([0, 0])
  })

  it('does nothing where it was not pressed, and where no screen came of it', async () => {
    expect(await takeOver('invite')).toEqual([0, 0])
    pressEarly()
    expect(await takeOver('invite', () => null)).toEqual([0, 0])
  })
})
