import { safeParse } from 'valibot'
import { drawn } from './prizeRow'

const reward = { id: 'P1', rewardName: '打车券', rewardType: 2, amount: 1200, thresholdAmount: 2000, expireTime: '2026-12-10 23:59:59', jumpLink: 'javascript:alert(1)' }
const prize = { id: 'P1', name: '打车券', kind: 'coupon', cents: 1200, thresholdCents: 2000, expiresAt: '2026-12-10 23:59', link: '' }

const read = (reply: unknown) => {
  const { success, output } = safeParse(drawn.reply, reply)
  return success ? drawn.parse(output) : { unreadable: true }
}

it.each([
  ['a prize, without a link that is not safe', { isWin: true, reward, caught: 3 }, { prize, caught: 3 }],
  ['nothing', { isWin: false, reward: null }, { prize: null }],
  ['a prize that has no name here', { isWin: 1 }, { prize: { cents: 0, name: '' } }],
  ['no loss in what does not say so', { reward: null }, { unreadable: true }],
  ['no prize of an amount that is none', { isWin: true, reward: { ...reward, amount: 'much' } }, { unreadable: true }],
])('reads %s', (_, reply, expected) => {
  expect(read(reply)).toMatchObject(expected)
})
