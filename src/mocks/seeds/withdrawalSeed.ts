import type { WithdrawRowReply } from '@/services/candle/rows/withdrawRow'
import { findByMobile, KNOWN_PHONES, type Account } from '../state/accounts'
import type { MockState } from '../state/state'

export const CHANNEL = '微信零钱'
export const FAIL_REASON = '收款账户异常，请核对后重新提现'

type Rows = Record<string, readonly WithdrawRowReply[]>

/** 600 yuan in all, in 24 withdrawals that arrived, and two that did not. */
const AMOUNTS = [1000, 2000, 5000, 2000] as const
const amountAt = (index: number): number => AMOUNTS[index % AMOUNTS.length] ?? AMOUNTS[0]
const ARRIVED = 24
const FAILED_AT: ReadonlySet<number> = new Set([3, 17])
const HISTORY = 32

const DAY_HOURS = 24

/** What the person with many friends has withdrawn so far from this activity, newest first. */
export const seedWithdrawals = (state: MockState): Rows =>
  forPassenger(state, (person) => {
    const rows: WithdrawRowReply[] = []
    for (let arrived = 0; arrived < ARRIVED; ) {
      const index = rows.length
      const isFailed = FAILED_AT.has(index)
      rows.push(toRow(state, `${person.uid}-w${index + 1}`, index * 9 + 3, isFailed ? 5000 : amountAt(arrived), isFailed))
      if (!isFailed) arrived += 1
    }
    return rows
  })

/** And what came from the activities before it. */
export const seedHistory = (state: MockState): Rows =>
  forPassenger(state, (person) =>
    Array.from({ length: HISTORY }, (_, index) => toRow(state, `${person.uid}-h${index + 1}`, (40 + index * 5) * DAY_HOURS, amountAt(index), index % 9 === 4)),
  )

function forPassenger(state: MockState, make: (person: Account) => readonly WithdrawRowReply[]): Rows {
  const person = findByMobile(state, KNOWN_PHONES.passenger)
  return person ? { [person.uid]: make(person) } : {}
}

function toRow({ clock }: MockState, id: string, hoursAgo: number, amount: number, isFailed: boolean): WithdrawRowReply {
  const base = { id, amount, applyTime: clock.shift({ hours: -hoursAgo }), channelName: CHANNEL }
  if (isFailed) return { ...base, status: 3, failReason: FAIL_REASON }
  return { ...base, status: 2, arriveTime: clock.shift({ hours: -hoursAgo, minutes: 2 }) }
}
