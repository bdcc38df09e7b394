import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { PlayBar, type PlayBarProps } from './PlayBar'

const draw = (changes: Partial<PlayBarProps>) => {
  const onClick = jest.fn()
  render(<PlayBar status="open" step="idle" label="立即签到" onClick={onClick} {...changes} />)
  return onClick
}

it('does what it says, and beckons with the picture of marketing where there is one', () => {
  const onClick = draw({ image: '/sign.png' })
  fireEvent.click(screen.getByRole('button', { name: '立即签到' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('img', { hidden: true })).toBeInTheDocument()
})

it.each(['drawing', 'asking'] as const)('waits while an answer is awaited: %s', (step) => {
  const onClick = draw({ step })
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
  expect(screen.queryByText('网络有点慢，正在确认结果…') !== null).toBe(step === 'asking')
})

it('asks what came of it where that is not known, whatever the button did and showed', () => {
  const onClick = draw({ step: 'unknown', image: '/sign.png' })
  expect(screen.getByRole('status')).toHaveTextContent('还没有收到结果，不会重复计算')
  expect(screen.queryByRole('img', { hidden: true })).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '重新查看结果' }))
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('has its line before the words that are to be read out, and none of its room', () => {
  const props: PlayBarProps = { status: 'open', step: 'idle', label: '立即签到', onClick: jest.fn() }
  const { rerender } = render(<PlayBar {...props} />)
  const line = screen.getByRole('status')
  expect(line).toBeEmptyDOMElement()
  expect(getComputedStyle(line).marginBottom).toBe('')
  rerender(<PlayBar {...props} step="asking" />)
  expect(screen.getByRole('status')).toBe(line)
  expect(line).toHaveTextContent('网络有点慢，正在确认结果…')
  expect(getComputedStyle(line).marginBottom).toBe('0.5rem')
})

it('is locked, and goes with the activity', () => {
  const onClick = draw({ isLocked: true })
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
})

it.each([
  ['finished', '活动已结束'],
  ['blacklisted', '账户暂不能参与活动'],
] as const)('goes with the activity: %s', (status, label) => {
  const onClick = draw({ status })
  const shown = screen.queryByRole('button')
  if (shown) fireEvent.click(shown)
  expect([shown?.textContent ?? null, onClick.mock.calls.length]).toEqual([label, 0])
})
