import { parse } from 'valibot'
import { driverRecord, invitedDriver } from './invitedDriver'
import { period } from './period'

const row = { id: 'd1', mobileMask: '138****5678', registerTime: '2026-11-02 09:05:07', status: 2, statusName: 'driving', amount: 18_000, finishedOrders: 12, targetOrders: 30 }

it('reads how far an invited driver is', () => {
  expect(invitedDriver.parse(parse(invitedDriver.reply, row))).toMatchObject({ name: '138****5678', joinedAt: '2026-11-02 09:05', finished: 12, target: 30, cents: 18_000, status: 'inProgress' })
})

it.each([
  [{ kind: 2, orders: 0, reachTime: '2026-11-03 10:00:00', amount: 5000 }, { kind: 'licensed', orders: 0, reachTime: '2026-11-03 10:00:00', cents: 5000 }],
  [{ kind: 9, orders: 10, reachTime: '', amount: null }, { kind: 'unknown', orders: 10, reachTime: '', cents: 0 }],
])('reads the milestone %j', (milestone, expected) => {
  const record = driverRecord.parse(parse(driverRecord.reply, { invite: { ...row, milestones: [milestone] } }))
  expect(record?.milestones).toEqual([expected])
})

it('knows a driver who is not there', () => {
  expect(driverRecord.parse(parse(driverRecord.reply, { invite: null }))).toBeNull()
})

it.each([
  [{ activityName: null, status: 1 }, { name: '', status: 'underWay' }],
  [{ activityName: 'autumn', status: 7 }, { name: 'autumn', status: 'unknown' }],
])('reads a week or an earlier activity: %j', (change, expected) => {
  const sent = { id: '2026-11-16', beginTime: '2026-11-16 00:00:00', endTime: '2026-11-22 23:59:59', inviteCount: 2, amount: 13_000, ...change }
  expect(period.parse(parse(period.reply, sent))).toEqual({ id: '2026-11-16', first: '2026-11-16', last: '2026-11-22', invited: 2, cents: 13_000, ...expected })
})
