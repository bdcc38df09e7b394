import { listStates } from '@/blocks/list/listStates'
import type { DriverRecord, InvitedDriver } from '@/services/candle'

const driver: InvitedDriver = { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', joinedAt: '2026-11-18 09:32', status: 'inProgress', statusName: '跑单中', note: '', deadline: '', finished: 12, target: 30, cents: 18_000 }

export const driverFixtures = listStates<InvitedDriver>([
  driver,
  { ...driver, id: '2', name: '赵师傅', joinedAt: '2026-11-16 08:05', status: 'registered', statusName: '待审核', finished: 0, cents: 0 },
  { ...driver, id: '3', name: '159****0021', joinedAt: '2026-11-11 12:40', status: 'rewarded', statusName: '已跑满', finished: 30, cents: 38_000 },
  { ...driver, id: '4', name: '186****7702', joinedAt: '2026-11-10 18:11', status: 'invalid', statusName: '邀请无效', finished: 0, target: 0, cents: 0 },
])

/** Of an earlier activity. */
const past: InvitedDriver = { ...driver, status: 'rewarded', statusName: '已跑满', finished: 30, cents: 38_000 }

export const pastDriverFixtures = listStates<InvitedDriver>([
  { ...past, id: '1', name: '133****2048', joinedAt: '2026-09-14 09:20' },
  { ...past, id: '2', name: '180****6631', joinedAt: '2026-08-24 18:33', status: 'inProgress', statusName: '未跑满', finished: 6, cents: 8000 },
  { ...past, id: '3', name: '177****0940', joinedAt: '2026-08-19 11:02', status: 'invalid', statusName: '邀请无效', finished: 0, target: 0, cents: 0 },
  { ...past, id: '4', name: '周师傅', joinedAt: '2026-08-05 20:45' },
])

const record: DriverRecord = {
  ...driver,
  milestones: [
    { kind: 'registered', orders: 0, reachTime: '2026-11-18 09:32:00', cents: 0 },
    { kind: 'licensed', orders: 0, reachTime: '2026-11-18 13:10:00', cents: 5000 },
    { kind: 'orders', orders: 1, reachTime: '2026-11-18 15:40:00', cents: 3000 },
    { kind: 'orders', orders: 10, reachTime: '2026-11-19 20:02:00', cents: 10_000 },
    { kind: 'orders', orders: 30, reachTime: '', cents: 20_000 },
  ],
}

export const recordFixtures = { default: { record }, notFound: { record: null }, loggedOut: { record: 'loggedOut' as const } }
