import { toBehaviorLog } from './model'

it.each([
  ['login', 'success', 1, 1],
  ['login', 'fail', 1, 2],
  ['share', 'success', 5, 1],
] as const)('reports %s %s as type %d, status %d (spec 2 §3)', (type, outcome, typeCode, status) => {
  expect(toBehaviorLog({ type, outcome, sourceId: 'S1', telephone: '13800138000', isApp: 1 })).toEqual({ type: typeCode, status, sourceId: 'S1', telephone: '13800138000', isApp: 1, reason: '' })
})

it('carries a reason that fits into an address', () => {
  const { reason, sourceId } = toBehaviorLog({ type: 'login', outcome: 'fail', reason: 'x'.repeat(5_000), sourceId: null, telephone: null, isApp: 0 })
  expect(reason).toHaveLength(200)
  expect(sourceId).toBe('')
})
