import { homeFixtures } from '../../fixtures'
import { entriesOf } from './homeData'

describe('the entries of the home', () => {
  it.each([
    [[], []],
    [['', 'login'], []],
    [['rule', 'cash-withdraw'], ['rule', 'withdraw']],
    [['rule', 'cash-withdraw', 'withdraw-record', 'reward-record', 'invitation-list'], homeFixtures.default.entries],
  ])('with the pages %j are %j', (pages: readonly string[], entries) => {
    expect(entriesOf((path) => pages.includes(path))).toEqual(entries)
  })
})
