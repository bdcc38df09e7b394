import { callOutcome } from './callOutcome'

const refusal = (errCode: number) => ({ kind: 'business', errCode, errMsg: 'no', data: null })

it.each([
  [{ kind: 'timeout', afterMs: 1 }, 'lost'],
  [{ kind: 'http', status: 500 }, 'lost'],
  [{ kind: 'malformed', path: '', reason: '' }, 'lost'],
  [{ kind: 'aborted' }, 'lost'],
  [undefined, 'lost'],
  [refusal(-200198), 'held'],
  [refusal(-196308), 'refused'],
])('takes %j for %s', (error, kind) => {
  expect(callOutcome({ error }).kind).toBe(kind)
})
