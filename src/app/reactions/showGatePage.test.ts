import { renderHook } from '@testing-library/react'
import { CODE } from '@/api/errors/errorCodes'
import { entryRead } from '@/features/entry'
import { useGateHold } from '@/lib/page/gateHold'
import { failed, reactionHarness, refusal } from '../../../tests/reactionHarness'
import { showGatePage } from './showGatePage'

it.each([
  [CODE.activityEnded, '/cash/invalid-activity/1?sourceId=S1', []],
  [CODE.activityClosed, '/cash/invalid-activity/1?sourceId=S1', []],
  [CODE.userNotInNameList, '/cash/invalid-activity/1?sourceId=S1', [['不在名单内']]],
  [CODE.activityNotStarted, '/cash/invalid-activity/not-start?sourceId=S1', []],
  [CODE.activityNotStartedOrEnded, '/cash/invalid-activity/invalid?sourceId=S1', []],
])('leads from a page refused with %d to %s, with the words that the page does not have (spec 1 §4, §8)', async (code, path, told) => {
  const { reactionApi, ports } = reactionHarness({ pathname: '/cash/rule' })
  await showGatePage(failed(refusal(code, '不在名单内'), { type: 'mutation', suppressToast: true }), reactionApi, ports)
  expect(ports.navigation.replace.mock.calls).toEqual([[path, { state: null }]])
  await Promise.resolve()
  expect(ports.notify.mock.calls).toEqual(told)
})

it('is unsubscribed while it navigates, so calls that fail together navigate once', async () => {
  const { reactionApi, ports, listening } = reactionHarness()
  const leading = showGatePage(failed(refusal(CODE.activityEnded)), reactionApi, ports)
  expect(listening.unsubscribe).toHaveBeenCalled()
  expect(listening.subscribe).not.toHaveBeenCalled()
  await leading
  expect(listening.subscribe).toHaveBeenCalled()
})

it.each([
  ['of the page', '/cash/rule', 'S1', true],
  ['of another one, which the user has left', '/cash/rule', 'S2', false],
  ['of a campaign that the user has left', '/', 'S1', false],
  ['of none, outside the campaigns', '/', undefined, true],
])('is about an activity %s', async (_, pathname, sourceId, leads) => {
  for (const originalArgs of [{ sourceId }, { request: { sourceId } }]) {
    const { store, reactionApi, ports } = reactionHarness({ pathname })
    store.dispatch(entryRead({ sourceId: 'S1' }))
    const action = failed(refusal(CODE.userNotInNameList))
    await showGatePage({ ...action, meta: { ...action.meta, arg: { ...action.meta.arg, originalArgs } } }, reactionApi, ports)
    expect(ports.navigation.replace).toHaveBeenCalledTimes(leads ? 1 : 0)
    expect(ports.notify).toHaveBeenCalledTimes(leads ? 1 : 0)
  }
})

it.each([[''], [null]])('leads from a page that no activity was named for, also where the call says %j (spec 1 §4)', async (sourceId) => {
  const { reactionApi, ports } = reactionHarness({ pathname: '/cash/rule' })
  const action = failed(refusal(CODE.activityNotStartedOrEnded))
  await showGatePage({ ...action, meta: { ...action.meta, arg: { ...action.meta.arg, originalArgs: { request: { sourceId } } } } }, reactionApi, ports)
  expect(ports.navigation.replace.mock.calls).toEqual([['/cash/invalid-activity/invalid?sourceId=S1', { state: null }]])
})

it.each(['/cash/invalid-activity/1', '/cash/invalid-activity/not-start', '/invalid-activity/0'])('stays on %s', async (pathname) => {
  const { reactionApi, ports } = reactionHarness({ pathname })
  await showGatePage(failed(refusal(CODE.activityEnded)), reactionApi, ports)
  expect(ports.navigation.replace).not.toHaveBeenCalled()
})

it('waits on a page that owes a result until that was seen; what is refused to a press does not (design §5, §21)', async () => {
  const { reactionApi, ports } = reactionHarness({ pathname: '/cash' })
  const page = renderHook(({ holdsGate }) => useGateHold(holdsGate), { initialProps: { holdsGate: true } })
  const waiting = showGatePage(failed(refusal(CODE.activityEnded)), reactionApi, ports)
  await new Promise((resolve) => setTimeout(resolve))
  expect(ports.navigation.replace).not.toHaveBeenCalled()
  page.rerender({ holdsGate: false })
  await waiting
  expect(ports.navigation.replace).toHaveBeenCalledTimes(1)

  const other = reactionHarness({ pathname: '/cash' })
  page.rerender({ holdsGate: true })
  await showGatePage(failed(refusal(CODE.activityEnded), { type: 'mutation' }), other.reactionApi, other.ports)
  expect(other.ports.navigation.replace).toHaveBeenCalledTimes(1)
})

it('does not lead from the page that came after the one that owed a result (design §21)', async () => {
  const { reactionApi, ports } = reactionHarness({ pathname: '/cash' })
  const page = renderHook(() => useGateHold(true))
  const waiting = showGatePage(failed(refusal(CODE.activityEnded)), reactionApi, ports)
  ports.navigation.replace('/cash/paysuccess', { state: null })
  page.unmount()
  await waiting
  expect(ports.navigation.replace).toHaveBeenCalledTimes(1)
})
