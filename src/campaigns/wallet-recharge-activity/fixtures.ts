import { homeStates } from '@/blocks/home/fixtures'
import { noPay, payStates } from '@/blocks/pay/payData'
import type { Recharge } from './api'
import type { HomeSectionData } from './home'

const recommended: Recharge = { id: 'W100', cents: 10_000, gift: 2_000, isRecommended: true }
const packages: readonly Recharge[] = [{ id: 'W50', cents: 5_000, gift: 500, isRecommended: false }, recommended, { id: 'W200', cents: 20_000, gift: 5_000, isRecommended: false }, { id: 'W500', cents: 50_000, gift: 15_000, isRecommended: false }]

const own: HomeSectionData = { balance: 3_650, packages, chosen: recommended, hasAgreed: false, pay: noPay, gift: 2_000 }
const { default: usual, ...states } = homeStates<HomeSectionData>(own, { balance: undefined })
const { paying, processing, elsewhere, unpaid, unsure, browser } = payStates(10_000)

export const homeFixtures = {
  default: usual,
  ...states,
  empty: { ...usual, packages: [], chosen: undefined },
  many: { ...usual, packages: [...packages, ...packages.map(({ id, cents }) => ({ id: `${id}+`, cents: cents * 20, gift: cents * 7, isRecommended: false }))] },
  paying: { ...usual, pay: paying },
  processing: { ...usual, pay: processing },
  elsewhere: { ...usual, pay: elsewhere },
  unpaid: { ...usual, pay: unpaid },
  unsure: { ...usual, pay: unsure },
  browser: { ...usual, pay: browser },
}
