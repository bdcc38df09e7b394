import {
  answerMissed,
  answerRefused,
  answerSubmitted,
  answerTyped,
  answerUnsent,
  captchaEvent,
  firstCaptcha,
  nextCaptcha,
  pictureArrived,
  pictureFailed,
  pictureRequested,
  sliderShown,
  sliderSolved,
  type CaptchaState,
} from './captchaState'
import { captchaDemanded, codeNotSent } from '../loginSlice'
import { reactionHarness } from '../../../../tests/reactionHarness'

const picture = { step: 'captcha', kind: 'picture' } as const
const slider = { step: 'captcha', kind: 'slider' } as const

const states = {
  loading: { ...picture, status: 'loading', notice: null },
  loadingAfterWrong: { ...picture, status: 'loading', notice: 'wrong' },
  failed: { ...picture, status: 'failed', notice: null },
  answering: { ...picture, status: 'answering', image: 'data:1', answer: 'AB', notice: null },
  verifying: { ...picture, status: 'verifying', image: 'data:1', answer: 'AB' },
  preparing: { ...slider, status: 'preparing' },
  solving: { ...slider, status: 'solving' },
  sliderVerifying: { ...slider, status: 'verifying' },
} satisfies Record<string, CaptchaState>

type Name = keyof typeof states

const events = {
  pictureRequested: pictureRequested(),
  pictureArrived: pictureArrived('data:2'),
  pictureFailed: pictureFailed(),
  answerTyped: answerTyped('ABC'),
  answerMissed: answerMissed(),
  answerSubmitted: answerSubmitted(),
  answerRefused: answerRefused(),
  answerUnsent: answerUnsent(),
  sliderShown: sliderShown(),
  sliderSolved: sliderSolved(),
}

/** Every step there is; each of the other pairs changes nothing. */
const steps: readonly (readonly [Name, keyof typeof events, CaptchaState])[] = [
  ['loading', 'pictureArrived', { ...picture, status: 'answering', image: 'data:2', answer: '', notice: null }],
  ['loading', 'pictureFailed', { ...picture, status: 'failed', notice: null }],
  ['loadingAfterWrong', 'pictureArrived', { ...picture, status: 'answering', image: 'data:2', answer: '', notice: 'wrong' }],
  ['loadingAfterWrong', 'pictureFailed', { ...picture, status: 'failed', notice: 'wrong' }],
  ['failed', 'pictureRequested', states.loading],
  ['answering', 'pictureRequested', states.loading],
  ['answering', 'pictureFailed', { ...picture, status: 'failed', notice: null }],
  ['answering', 'answerTyped', { ...states.answering, answer: 'ABC' }],
  ['answering', 'answerMissed', { ...states.answering, notice: 'missing' }],
  ['answering', 'answerSubmitted', states.verifying],
  ['verifying', 'answerRefused', states.loadingAfterWrong],
  ['verifying', 'answerUnsent', { ...states.answering, notice: 'unsent' }],
  ['preparing', 'sliderShown', states.solving],
  ['solving', 'sliderSolved', states.sliderVerifying],
]

it.each(steps)('%s goes on with %s', (from, event, to) => {
  expect(nextCaptcha(states[from], events[event])).toEqual(to)
})

it('stays as it is with every other event', () => {
  const isStep = (from: string, event: string) => steps.some(([known, by]) => known === from && by === event)
  const others = Object.keys(states).flatMap((from) => Object.keys(events).flatMap((event) => (isStep(from, event) ? [] : [[from, event] as const])))
  expect(others).toHaveLength(Object.keys(states).length * Object.keys(events).length - steps.length)
  for (const [from, event] of others) {
    const state = states[from as Name]
    expect([from, event, nextCaptcha(state, events[event as keyof typeof events])]).toEqual([from, event, state])
  }
})

it('clears the notice with the next key', () => {
  expect(nextCaptcha({ ...states.answering, notice: 'missing' }, answerTyped('A'))).toMatchObject({ answer: 'A', notice: null })
})

it('begins with a picture on its way, or a slider being prepared', () => {
  expect(firstCaptcha).toEqual({ picture: states.loading, slider: states.preparing })
})

it('goes on in the store by events that bring the next state, and is left alone once the captcha is over', () => {
  const { store } = reactionHarness()
  const arrive = (): void => captchaEvent(pictureArrived('data:2'))(store.dispatch, store.getState, undefined as never)
  arrive()
  store.dispatch(captchaDemanded(states.loading))
  arrive()
  expect(store.getState().login.sms).toEqual({ ...picture, status: 'answering', image: 'data:2', answer: '', notice: null })
  store.dispatch(codeNotSent())
  arrive()
  expect(store.getState().login.sms).toEqual({ step: 'idle' })
})
