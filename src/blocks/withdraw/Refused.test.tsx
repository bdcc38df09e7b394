import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { setLanguage } from '@/lib/i18n'
import { Refused } from './Refused'
import type { WalletRefusal } from './wallet/walletRefusal'

afterEach(() => setLanguage('zh-CN'))

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

it.each<[WalletRefusal['status'], words: string, shown: string]>([
  ['finished', '活动已关闭', 'This activity has ended'],
  ['blacklisted', '账户异常', 'This account cannot take part'],
  ['blacklisted', 'Account locked', 'Account locked'],
])('leaves no Chinese of a refusal (%s, "%s") on an English page', async (status, words, shown) => {
  setLanguage('en')
  const page = (
    <Suspense>
      <Refused status={status} words={words} title="" onLeave={() => undefined} />
    </Suspense>
  )
  await act(async () => render(page))
  expect(await screen.findByRole('main')).toHaveTextContent(`${shown}Back to the activity`)
})
