import type { ApiError } from '@/api/errors/apiError'
import { withdrawAnswer, type WithdrawAnswer } from './withdrawAnswer'
import type { Withdrawal } from '@/services/candle'

const withdrawal: Withdrawal = { id: 'W1', cents: 5000, appliedAt: '', arrivesAt: '', channelName: '', status: 'failed', failReason: '' }
const says = (errCode: number): ApiError => ({ kind: 'business', errCode, errMsg: 'no', data: null })
const refused = (cause: 'risk' | 'nameRequired' | 'other'): WithdrawAnswer => ({ kind: 'refused', refusal: { cause, text: 'no' } })
const lost: WithdrawAnswer = { kind: 'lost' }

it('knows a withdrawal by its row, a failed one too', () => {
  expect(withdrawAnswer({ data: withdrawal })).toEqual({ kind: 'known', withdrawal })
})

it.each<[number, WithdrawAnswer]>([
  [-196606, refused('risk')],
  [-196607, refused('nameRequired')],
  [-196608, refused('other')],
  [-196866, refused('other')],
  [-200400, refused('other')],
  [-127002, { kind: 'refused', refusal: null }],
  [-200198, { kind: 'refused', refusal: null }],
  [-196307, { kind: 'refused', refusal: null }],
  [-196252, { kind: 'refused', refusal: null }],
  [-196308, refused('other')],
  [-196309, refused('other')],
])('hands errCode and errMsg to the one result handler (spec 2 §7.2): %d', (errCode, answer) => {
  expect(withdrawAnswer({ error: says(errCode) })).toEqual(answer)
})

it.each<ApiError>([{ kind: 'network' }, { kind: 'timeout', afterMs: 15_000 }, { kind: 'http', status: 500 }, { kind: 'http', status: 403 }, { kind: 'malformed', path: '', reason: 'html' }, { kind: 'aborted' }])(
  'never takes %j for a failure of the withdrawal',
  (error) => {
    expect(withdrawAnswer({ error })).toEqual(lost)
  },
)

it('does not trust an answer that says nothing', () => {
  expect(withdrawAnswer({})).toEqual(lost)
})
