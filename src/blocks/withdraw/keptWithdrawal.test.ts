import { keptWithdrawal } from './keptWithdrawal'

const KEY = 'market-platform-h5:withdrawal'
const order = { requestId: 'r1', cents: 5000 }
afterEach(() => sessionStorage.clear())

it('keeps what was typed and the order of unknown outcome over a reload', () => {
  keptWithdrawal('S1 U1').write({ typed: '50' })
  keptWithdrawal('S1 U1').write({ order })
  expect(keptWithdrawal('S1 U1').read()).toEqual({ typed: '50', order })
  keptWithdrawal('S1 U1').write({ order: null })
  expect(keptWithdrawal('S1 U1').read()).toEqual({ typed: '50', order: null })
  keptWithdrawal('S1 U1').clear()
  expect(keptWithdrawal('S1 U1').read()).toEqual({ typed: '', order: null })
})

it('shows nobody what another person did, or did in another activity', () => {
  keptWithdrawal('S1 U1').write({ typed: '50', order })
  expect(keptWithdrawal('S1 U2').read()).toEqual({ typed: '', order: null })
  expect(keptWithdrawal('S2 U1').read()).toEqual({ typed: '', order: null })
})

it.each(['{', '7', '{"owner":"S1 U1","typed":7,"order":null}', '{"owner":"S1 U1","typed":"","order":{"requestId":"r","cents":0.5}}', '{"owner":"S1 U1","typed":"","order":{"requestId":"r","cents":-5}}'])(
  'believes nothing that is broken: %s',
  (text) => {
    sessionStorage.setItem(KEY, text)
    expect(keptWithdrawal('S1 U1').read()).toEqual({ typed: '', order: null })
  },
)
