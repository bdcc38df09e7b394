import { outcomeNames } from '../calls/answer'
import { createBackend } from '../backend'
import { outcomeWords } from './outcomeWords'

const cases = createBackend().endpoints.flatMap((endpoint) => outcomeNames(endpoint).map((outcome) => [endpoint.name, outcome] as const))

it('says of every outcome of every endpoint what it is: a new one needs its words in outcomeWords.ts', () => {
  expect(cases.length).toBeGreaterThan(500)
  expect([...new Set(cases.filter(([endpoint, outcome]) => !outcomeWords(endpoint, outcome)).map((names) => names.join(':')))]).toEqual([])
})

it.each([
  ['caslogin', 'refused', '登录凭证被拒绝'],
  ['riskCheck', 'refused', '风控不通过'],
  ['dealInviteeReward', 'before3', '类型 3，之前已领'],
])('says of %s:%s: %s', (endpoint, outcome, words) => {
  expect(outcomeWords(endpoint, outcome)?.zh).toBe(words)
})

it('says nothing of what it does not know', () => {
  expect(outcomeWords('caslogin', 'toString')).toBeUndefined()
  expect(outcomeWords('caslogin', 'unheardOf')).toBeUndefined()
})
