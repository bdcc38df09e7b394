import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, choice, count, optionalObject, time } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { inviteEntries, parseInviteRow, type InviteRow } from './inviteRow'

/** An invited driver: an invite row, and how many orders they have finished of how many that bring a reward. */
const driverEntries = { ...inviteEntries, finishedOrders: count, targetOrders: count }
const driverReply = jsonObject(driverEntries)

/** `joinedAt`: `YYYY-MM-DD HH:mm`. */
export type InvitedDriver = InviteRow & { readonly joinedAt: string; readonly finished: number; readonly target: number }

const parseDriver = (row: InferOutput<typeof driverReply>): InvitedDriver => ({ ...parseInviteRow(row), joinedAt: row.registerTime.slice(0, 16), finished: row.finishedOrders, target: row.targetOrders })

export const invitedDriver = { reply: driverReply, parse: parseDriver }

/** `orders`: how many finish it, of those that are orders. `reachTime`: '' while it lies ahead. */
const milestoneReply = jsonObject({ kind: choice({ 1: 'registered', 2: 'licensed', 3: 'orders' }, 'unknown'), orders: count, reachTime: time, amount: optionalCents })

/** As it is sent. */
export type MilestoneReply = InferInput<typeof milestoneReply>

export type Milestone = Omit<InferOutput<typeof milestoneReply>, 'amount'> & { readonly cents: number }

export type DriverRecord = InvitedDriver & { readonly milestones: readonly Milestone[] }

const recordReply = jsonObject({ invite: optionalObject({ ...driverEntries, milestones: rows(milestoneReply) }) })

/** Null: there is no such driver. */
const parseRecord = ({ invite }: InferOutput<typeof recordReply>): DriverRecord | null => invite && { ...parseDriver(invite), milestones: invite.milestones.map(({ amount, ...milestone }) => ({ ...milestone, cents: amount })) }

export const driverRecord = { reply: recordReply, parse: parseRecord }
