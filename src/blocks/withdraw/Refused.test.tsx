import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Refused } from './Refused'
import type { WalletRefusal } from './wallet/walletRefusal'

it.each<[WalletRefusal['status'], words: string, shown: string]>([
  ['finished', '活动已结束', '活动已结束'],
  ['finished', '活动已关闭', '活动已结束活动已关闭'],
  ['finished', '', '活动已结束'],
  ['blacklisted', '账户异常', '账户异常'],
  ['blacklisted', '', '账户暂不能参与活动'],
])('tells of a refusal (%s, "%s") as %s, and leads to the home (spec 2 §4, §8)', (status, words, shown) => {
  const leave = jest.fn()
  render(<Refused status={status} words={words} title="" onLeave={leave} />)
  expect(screen.getByRole('main')).toHaveTextContent(`${shown}返回活动首页`)
  expect(document.title).toBe('提现')
  fireEvent.click(screen.getByRole('button', { name: '返回活动首页' }))
  expect(leave).toHaveBeenCalledTimes(1)
})
