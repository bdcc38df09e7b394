import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
