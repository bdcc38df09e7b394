import { sampleRecording } from '../recording/fixtures'
import { compareActions, compareEnds, compareErrors, compareHostCalls, isNote, isOtherEnd, momentOfError, type Difference } from './differences'
import { toTape } from './tape'

const { end } = sampleRecording
const tape = toTape(sampleRecording)

it('compares what happened in each part of the store in its order, and how often a key was typed not at all', () => {
  const told = ['login/phoneTyped', 'login/phoneTyped', 'api/executeQuery/pending', 'persist/FLUSH', 'login/codeRequested', 'entry/entryRead', 'login/codeTyped']
  expect(compareActions(told, ['entry/entryRead', 'login/phoneTyped', 'login/codeRequested', 'login/codeTyped', 'login/codeTyped'], 4)).toEqual([])
  expect(compareActions(told, ['login/phoneTyped', 'login/codeTyped', 'share/opened'], 4)).toEqual([
    { moment: 4, kind: 'actions', slice: 'login', expected: 'login/codeRequested', found: 'login/codeTyped' },
    { moment: 4, kind: 'actions', slice: 'entry', expected: 'entry/entryRead', found: '' },
    { moment: 4, kind: 'actions', slice: 'share', expected: '', found: 'share/opened' },
  ])
})

const missed = { role: 'button', name: '登录' }
it.each<[string, object, Partial<Difference>, 'same' | 'note' | 'difference' | 'other end']>([
  ['another page', { address: '/market-platform-h5/some-activity' }, { kind: 'end', part: 'address', expected: end.address, found: '/market-platform-h5/some-activity' }, 'other end'],
  ['another heading', { headings: ['绑定手机号'] }, { kind: 'end', part: 'headings', expected: '登录', found: '绑定手机号' }, 'other end'],
  ['other words', { texts: ['登录'] }, { kind: 'end', part: 'texts', expected: '验证码错误', found: '' }, 'difference'],
  ['another state', { state: { session: '0f3a', login: '0000' } }, { kind: 'end', part: 'state', expected: 'login', found: '' }, 'note'],
])('tells an end by its address, headings, words and state: %s', (_, changed, difference, weight) => {
  const [found, ...others] = compareEnds(end, { ...end, ...changed }, 4)
  expect(others).toEqual([])
  expect(found).toEqual({ moment: 4, ...difference })
  expect([isNote(found!), isOtherEnd(found!)]).toEqual([weight === 'note', weight === 'other end'])
})

it('takes a countdown that has gone on for the time of the day, and says nothing of a slice that is not there', () => {
  const counting = { ...end, texts: ['剩余19天23小时'] }
  expect(compareEnds(counting, { ...counting, texts: ['剩余20天0小时'] }, 4)).toEqual([{ moment: 4, kind: 'end', part: 'figures', expected: '剩余19天23小时', found: '剩余20天0小时' }])
  expect(compareEnds(end, { ...end, state: { session: '0f3a' } }, 4)).toEqual([])
})

it('compares errors by their words, and forgives one that is only told some time later', () => {
  const told = [
    { at: 1, text: 'x is undefined', isCertain: true },
    { at: 2, text: '[report] slow', isCertain: false },
  ]
  expect(compareErrors(told, ['x is undefined'], 4)).toEqual([])
  expect(compareErrors(told, ['y is undefined', 'y is undefined'], 4)).toEqual([
    { moment: 4, kind: 'error', expected: 'x is undefined', found: '' },
    { moment: 4, kind: 'error', expected: '', found: 'y is undefined' },
  ])
})

it('compares what the host was asked for, however often', () => {
  expect(compareHostCalls(['getTicket', 'share'], ['share', 'getTicket', 'share'], 4)).toEqual([])
  expect(compareHostCalls(['getTicket'], ['share'], 4)).toEqual([
    { moment: 4, kind: 'hostCall', expected: 'getTicket', found: '' },
    { moment: 4, kind: 'hostCall', expected: '', found: 'share' },
  ])
})

it('finds the step that led to the first failure, and none where all went well', () => {
  expect(tape.moments[momentOfError(tape)]).toMatchObject({ kind: 'press', target: missed })
  expect(momentOfError({ ...tape, calls: tape.calls.slice(0, 1) })).toBe(-1)
  expect(momentOfError({ ...tape, errors: [{ at: 4_500, text: 'x is undefined', isCertain: true }] })).toBe(0)
})
