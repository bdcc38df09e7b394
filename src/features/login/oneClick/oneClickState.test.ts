import { carrierPageOpened, carrierTokenReceived, isOneClickOpen, isOneClickRunning, loginPageOpened, noOneClick, oneClickLeft, oneClickOffered, oneClickStarted, reduceOneClick, deserializeOneClick, type OneClickState } from './oneClickState'

const at = (step: Exclude<OneClickState['step'], 'left'>, isReturn = false): OneClickState => ({ step, isReturn })
const left: OneClickState = { step: 'left' }

it('walks from the offer to the login (spec 1 §4)', () => {
  const steps: OneClickState[] = []
  let state = noOneClick
  for (const event of [oneClickOffered(), oneClickStarted(), carrierPageOpened(), carrierTokenReceived()]) {
    state = reduceOneClick(state, event)
    steps.push(state)
  }
  expect(steps).toEqual([at('offered'), at('preparing'), at('consenting'), at('loggingIn')])
})

it.each([at('offered'), at('preparing'), at('consenting'), at('loggingIn')])('leaves %j for the phone form and does not come back', (state) => {
  const gone = reduceOneClick(state, oneClickLeft())
  expect(gone).toEqual(left)
  for (const event of [oneClickOffered(), oneClickStarted(), carrierPageOpened(), carrierTokenReceived()]) expect(reduceOneClick(gone, event)).toEqual(left)
})

it('starts undecided again on a login page that is opened later; a run under way, an offer and a return go on there (spec 1 §4 "visible at start")', () => {
  expect(reduceOneClick(left, loginPageOpened())).toEqual(noOneClick)
  for (const state of [noOneClick, at('undecided', true), at('offered'), at('preparing'), at('consenting'), at('loggingIn')]) expect(reduceOneClick(state, loginPageOpened())).toEqual(state)
})

it('starts once: a second tap changes nothing', () => {
  expect(reduceOneClick(at('consenting'), oneClickStarted())).toEqual(at('consenting'))
})

it.each([
  [noOneClick, false, false],
  [left, false, false],
  [at('offered'), true, false],
  [at('preparing'), true, true],
  [at('consenting'), true, true],
  [at('loggingIn'), true, true],
])('%j is open: %s, running: %s', (state, isOpen, isRunning) => {
  expect(isOneClickOpen(state)).toBe(isOpen)
  expect(isOneClickRunning(state)).toBe(isRunning)
})

describe('after a reload (spec 1 §4: the clicked flag)', () => {
  it.each([
    ['a tapped login runs by itself', at('preparing'), true],
    ['also from the carrier’s page', at('consenting'), true],
    ['also from our own login', at('loggingIn'), true],
    ['a second loss of the page waits for a tap', at('consenting', true), false],
    ['a return that had not begun is still one', at('undecided', true), true],
    ['an offer that was not tapped is none', at('offered'), false],
    ['nor is one that was left', left, false],
    ['nothing kept', undefined, false],
    ['rubbish', 'preparing', false],
  ])('%s', (_, kept, isReturn) => {
    expect(deserializeOneClick(kept)).toEqual({ step: 'undecided', isReturn })
  })
})
