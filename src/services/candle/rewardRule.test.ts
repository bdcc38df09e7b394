import { jest } from '@jest/globals'
import { parse, safeParse } from 'valibot'
import { ladderReply, parseLadder } from './ladder'
import { parseWithdrawRule, withdrawRuleReply } from './withdrawRule'

describe('the ladder', () => {
  const ladderOf = (sent: unknown) => parseLadder(parse(ladderReply, sent))

  it('is in ascending order', () => {
    expect(ladderOf([{ inviteCount: 3, amount: 2000 }, { inviteCount: 1, amount: 1000 }])).toEqual([{ friends: 1, cents: 1000 }, { friends: 3, cents: 2000 }])
  })

  it('leaves out a step that costs money, and reads whole numbers in digits', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(ladderOf([{ inviteCount: 1, amount: -1 }, { inviteCount: '3', amount: '2000' }])).toEqual([{ friends: 3, cents: 2000 }])
  })

  it('has no step where none is set', () => expect(parseLadder(undefined)).toEqual([]))
})

describe('the rule of withdrawals', () => {
  const ruleOf = (sent: unknown) => parseWithdrawRule(parse(withdrawRuleReply, sent))

  it('leaves out an amount of less than nothing', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(ruleOf({ minAmount: 1, maxAmount: 2, amounts: [-1, 2] })).toEqual({ limits: { min: 1, max: 2 }, amounts: [2], channel: '' })
  })

  it.each([null, undefined, ''])('is the usual one where none is set: %j', (sent) => {
    expect(ruleOf(sent)).toMatchObject({ limits: { min: 1000, max: 50_000 } })
  })

  it('is refused with a limit of nothing', () => {
    expect(safeParse(withdrawRuleReply, { minAmount: 0, maxAmount: 2 }).issues?.[0].path?.at(-1)?.key).toBe('minAmount')
  })
})
