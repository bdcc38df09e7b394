import type { InferOutput } from 'valibot'
import { payCallOptions, payResultOptions } from '@/blocks/pay/payCallOptions'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, flag, optionalObject, strictChoice, strictPositiveCount, strictFlag, strictPositiveCents, strictText, time } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { startClock, type ServerClock } from '@/lib/time/serverClock'
import { action, activityPageReply, injectCalls, page, parsePayResult, parsePerson, payOrder, payResultEntries, personEntries, query, type AddressArgs, type PayResult, type Person } from '@/services/candle'

/** What a package costs in a group (`amount`) and alone, what it is worth in the wallet (`value`), and how many pay together. Money is integer cents. */
const dealEntries = { packageId: strictText, amount: strictPositiveCents, singleAmount: optionalCents, value: optionalCents, size: strictPositiveCount }

/** 1 waits for members, 2 complete, 3 over before it was: everyone has their money back. */
const groupEntries = {
  ...dealEntries,
  groupNo: strictText,
  status: strictChoice({ 1: 'open', 2: 'full', 3: 'expired' }),
  isMember: strictFlag,
  endTime: time,
  members: rows(jsonObject({ id: strictText, ...personEntries, isLeader: flag })),
}

const pageReply = activityPageReply({}, { packages: rows(jsonObject(dealEntries)), group: optionalObject(groupEntries) })

export type Deal = { readonly id: string; readonly cents: number; readonly usualCents: number; readonly value: number; readonly size: number }

export type Member = Person & { readonly isLeader: boolean }

export type Group = { readonly groupNo: string; readonly status: 'open' | 'full' | 'expired'; readonly isMember: boolean; readonly deal: Deal; readonly endTime: string; readonly members: readonly Member[] }

export type GroupPage = {
  readonly clock: ServerClock | undefined
  readonly packages: readonly Deal[]
  /** The group of the address; where it names none, the open one that the user is in. Undefined where there is no such group. */
  readonly group: Group | undefined
}

const parseDeal = ({ packageId, amount, singleAmount, value, size }: InferOutput<ReturnType<typeof jsonObject<typeof dealEntries>>>): Deal => ({ id: packageId, cents: amount, usualCents: singleAmount, value, size })

export const groupResultReply = jsonObject({ ...payResultEntries, groupNo: strictText })
export type GroupResult = PayResult & { readonly groupNo: string }
const parseResult = ({ groupNo, ...result }: InferOutput<typeof groupResultReply>): GroupResult => ({ ...parsePayResult(result), groupNo })

/** What is ordered: a group of one's own with this package, or a place in a group. */
export type Wish = { readonly packageId: string; readonly groupNo: string | null }

/** `amount`: what the page showed; another price is refused. */
type Opening = { readonly packageId: string; readonly amount: number }
type Joining = { readonly groupNo: string; readonly amount: number }

export const groupApi = injectCalls({
  queryGroupRechargePage: page({
    reply: pageReply,
    send: ({ groupNo }: AddressArgs<'groupNo'>) => ({ groupNo }),
    parse: ({ packages, group, serverTime }): GroupPage => ({
      clock: startClock(serverTime),
      packages: packages.map(parseDeal),
      group: group
        ? { groupNo: group.groupNo, status: group.status, isMember: group.isMember, deal: parseDeal(group), endTime: group.endTime, members: group.members.map(({ isLeader, ...member }) => ({ ...parsePerson(member), isLeader })) }
        : undefined,
    }),
  }),
  createGroup: action({ ...payOrder, ...payCallOptions(), send: (order: Opening) => order }),
  joinGroup: action({ ...payOrder, ...payCallOptions(), send: (order: Joining) => order }),
  queryGroupRechargeResult: query({ ...payResultOptions(), reply: groupResultReply, parse: parseResult, send: (args: { readonly orderNo: string }) => args }),
})

export const { useQueryGroupRechargePageQuery, useCreateGroupMutation, useJoinGroupMutation } = groupApi
