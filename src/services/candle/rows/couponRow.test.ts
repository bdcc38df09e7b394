import { parse, safeParse, type InferInput } from 'valibot'
import { couponRowReply, parseCouponRow } from './couponRow'

const sent: InferInput<typeof couponRowReply> = { id: '1', rewardName: '新人打车券', amount: 2000, thresholdAmount: 3000, expireTime: '2026-11-25 09:32:10', status: 2, statusName: '可使用', jumpLink: 'saicmobility://robotaxi' }
const coupon = (change: object = {}) => parseCouponRow(parse(couponRowReply, { ...sent, ...change }))

it('reads a coupon', () => {
  expect(coupon()).toEqual({ id: '1', name: '新人打车券', cents: 2000, thresholdCents: 3000, expiresAt: '2026-11-25 09:32', status: 'usable', statusName: '可使用', link: 'saicmobility://robotaxi' })
})

it.each([
  [{ thresholdAmount: null }, { thresholdCents: 0 }],
  [{ expireTime: '' }, { expiresAt: '' }],
  [{ jumpLink: 'javascript:alert(1)' }, { link: '' }],
  [{ status: 4 }, { status: 'expired' }],
  [{ status: 6 }, { status: 'failed' }],
  [{ status: 9 }, { status: 'unknown' }],
])('takes %j as %j', (change, expected) => {
  expect(coupon(change)).toMatchObject(expected)
})

it.each([{ amount: null }, { amount: -1 }, { thresholdAmount: 'ten' }, { id: '' }])('refuses %j: money and identity are not guessed', (change) => {
  expect(safeParse(couponRowReply, { ...sent, ...change }).success).toBe(false)
})
