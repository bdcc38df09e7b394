import type { InferOutput } from 'valibot'
import { addressQuery, addressSave } from '@/blocks/address/calls'
import { withdrawCall } from '@/features/cashInvite'
import { count, strictSignedCents } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { activityPageReply, followedWithdrawal, injectCalls, inviteRow, inviteRowReply, list, newestRows, page, parseInviteRow, parseWithdrawRule, shareCallback, withdrawRow, withdrawRuleReply } from '@/services/candle'

export const specimenReply = activityPageReply({ rewardRule: { withdraw: withdrawRuleReply }, stat: { balance: strictSignedCents, friendsInvited: count } }, { latestInvites: rows(inviteRowReply) })

export type Specimen = ReturnType<typeof parse>

const parse = ({ activityInfo: { rewardRule }, stat, latestInvites }: InferOutput<typeof specimenReply>) => ({
  withdrawRule: parseWithdrawRule(rewardRule?.withdraw),
  balance: stat?.balance,
  friendsInvited: stat?.friendsInvited,
  latestInvites: latestInvites.map(parseInviteRow),
})

type Tab = 'fresh' | 'recalled'

export const api = injectCalls({
  querySpecimenPage: page({ reply: specimenReply, parse, showsRefusals: { withdrawRule: parseWithdrawRule(), balance: undefined, friendsInvited: undefined, latestInvites: [] } }),
  specimenShareCallback: shareCallback(),
  specimenWithdraw: withdrawCall(),
  querySpecimenFriends: list(inviteRow, { callFor: ({ tab }: { readonly tab: Tab }) => (tab === 'fresh' ? 'querySpecimenFriends' : 'querySpecimenRecalls') }),
  querySpecimenRecords: list(withdrawRow),
  newestSpecimenRecords: newestRows(followedWithdrawal, 'querySpecimenRecords'),
  querySpecimenHistory: list(withdrawRow),
  querySpecimenAddress: addressQuery(),
  saveSpecimenAddress: addressSave({ refreshes: ['querySpecimenAddress'] }),
})
