import type { InferOutput } from 'valibot'
import { CODE } from '@/api/errorCodes'
import { refusalReceived, type WithdrawOrder } from '@/features/cashInvite'
import { count, strictDebt } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { action, activityPageReply, followedWithdrawal, injectCalls, inviteRow, inviteRowReply, list, newest, page, parseInviteRow, parseWithdrawRule, shareCallback, withdrawal, withdrawRow, withdrawRuleReply } from '@/services/candle'

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
  galleryWithdraw: action({
    ...withdrawal,
    send: ({ cents: amount }: Pick<WithdrawOrder, 'cents'>) => ({ amount }),
    options: { tolerates: [CODE.activityEnded, CODE.activityClosed], suppressToast: true },
    timeoutMs: 15_000,
    refusedAs: (error, { requestId }) => refusalReceived({ requestId, error }),
  }),
  queryGalleryFriends: list(inviteRow, { callFor: ({ tab }: { readonly tab: Tab }) => (tab === 'fresh' ? 'queryGalleryFriends' : 'queryGalleryRecalls') }),
  queryGalleryRecords: list(withdrawRow),
  newestGalleryRecords: newest(followedWithdrawal, 'queryGalleryRecords'),
  queryGalleryHistory: list(withdrawRow),
})
