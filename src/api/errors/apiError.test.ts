import { isApiError, isBusinessError } from './apiError'
import { CODE } from './errorCodes'

it('is told apart from any other value', () => {
  expect(isApiError({ kind: 'network' })).toBe(true)
  for (const other of [null, undefined, 'network', {}, { kind: 'home' }, new Error('x')]) expect(isApiError(other)).toBe(false)
})

it('recognises a refusal by its code', () => {
  const refusal = { kind: 'business', errCode: CODE.blacklist, errMsg: '', data: null }
  expect(isBusinessError(refusal, CODE.blacklist)).toBe(true)
  expect(isBusinessError(refusal, CODE.riskWarning)).toBe(false)
  expect(isBusinessError({ kind: 'network' }, CODE.blacklist)).toBe(false)
})
