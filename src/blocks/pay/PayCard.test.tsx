import { render, screen } from '@testing-library/react'
import { PackagePicker } from './PackagePicker'
import { PayCard } from './PayCard'
import { payStates } from './payData'

const actions = { payAgain: () => undefined, lookAgain: () => undefined, giveUp: () => undefined, closePay: () => undefined, openApp: () => undefined }
const paid = <PayCard data={payStates(100).paid} actions={actions} />
const choice = <PackagePicker title="选择套餐" packages={[]} chosenId={undefined} onChoose={() => undefined} />

it('leaves the focus to the heading of what takes its place: what was pressed has gone', () => {
  const { rerender } = render(<main>{paid}</main>)
  expect(screen.getByRole('heading', { name: '付款成功' })).toHaveFocus()
  screen.getByRole('button', { name: '知道了' }).focus()
  rerender(<main>{choice}</main>)
  expect(screen.getByRole('heading', { name: '选择套餐' })).toHaveFocus()
})

it.each([
  ['checking', true],
  ['ordering', false],
] as const)('tells apart what is asked at its own pace, which is no slow network (spec 1 §9): %s', (step, isPolling) => {
  render(<PayCard data={{ ...payStates(100).checking, step }} actions={actions} />)
  const button = screen.getByRole('button', { name: '查看付款结果' })
  expect([button.getAttribute('aria-busy'), button.matches('[data-polling]')]).toEqual(['true', isPolling])
})

it('takes the focus from the dialog that the press was confirmed in, and from nothing else', () => {
  const page = (content: React.ReactNode) => (
    <>
      <main>{content}</main>
      <div role="dialog">
        <button type="button">重新下单</button>
      </div>
      <button type="button">别处</button>
    </>
  )
  const { rerender } = render(page(paid))
  screen.getByRole('button', { name: '重新下单' }).focus()
  rerender(page(choice))
  expect(screen.getByRole('heading', { name: '选择套餐' })).toHaveFocus()
  rerender(page(paid))
  screen.getByRole('button', { name: '别处' }).focus()
  rerender(page(choice))
  expect(screen.getByRole('button', { name: '别处' })).toHaveFocus()
})
