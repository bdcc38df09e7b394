import type { InferOutput } from 'valibot'
import { addressQuery, addressSave } from '@/blocks/address/calls'
import { withdrawCall } from '@/features/cashInvite'
import { count, strictDebt } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { activityPageReply, followedWithdrawal, injectCalls, inviteRow, inviteRowReply, list, newest, page, parseInviteRow, parseWithdrawRule, shareCallback, withdrawRow, withdrawRuleReply } from '@/services/candle'

export const galleryReply = activityPageReply({ rewardRule: { withdraw: withdrawRuleReply }, stat: { balance: strictDebt, friendsInvited: count } }, { latestInvites: rows(inviteRowReply) })

export type Gallery = ReturnType<typeof parse>

const parse = ({ activityInfo: { rewardRule }, stat, latestInvites }: InferOutput<typeof galleryReply>) => ({
  withdrawRule: parseWithdrawRule(rewardRule?.withdraw),
  balance: stat?.balance,
  friendsInvited: stat?.friendsInvited,
  latestInvites: latestInvites.map(parseInviteRow),
})

type Tab = 'fresh' | 'recalled'

export const api = injectCalls({
  queryGalleryPage: page({ reply: galleryReply, parse, showsRefusals: { withdrawRule: parseWithdrawRule(), balance: undefined, friendsInvited: undefined, latestInvites: [] } }),
  galleryShareCallback: shareCallback(),
  galleryWithdraw: withdrawCall(),
  queryGalleryFriends: list(inviteRow, { callFor: ({ tab }: { readonly tab: Tab }) => (tab === 'fresh' ? 'queryGalleryFriends' : 'queryGalleryRecalls') }),
  queryGalleryRecords: list(withdrawRow),
  newestGalleryRecords: newest(followedWithdrawal, 'queryGalleryRecords'),
  queryGalleryHistory: list(withdrawRow),
  queryGalleryAddress: addressQuery(),
  saveGalleryAddress: addressSave({ refreshes: ['queryGalleryAddress'] }),
})
