import { useDispatch, useSelector } from 'react-redux'
import type { RowProps } from '@/blocks/list/RowList'
import { InviteRow } from '@/blocks/list/rows/InviteRow'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { useReportShare } from '@/blocks/share/useReportShare'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { selectEntry } from '@/features/entry'
import { share, shareChannels, usePageShareTakenBack, type ShareDispatch } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import type { InviteRow as Invite } from '@/services/candle'
import { queryPipCashPage, usePipCashShareCallbackMutation } from './api'
import { cashMessages } from './messages'

const BLANK = { link: '', imgUrl: '', miniLink: '', miniDesc: '', miniImgUrl: '' }

export const RemindableInvite = (props: RowProps<Invite>) => <InviteRow {...props} canRemind />

/** Reminds a friend who is one ride away from giving a reward, in the host's way to share. Asks nothing: what the home knows of the link is used where it is there. */
export function useRemind(): () => unknown {
  const { remind } = useMessages(cashMessages)
  const { campaign } = useSelector(selectEntry)
  const dispatch = useDispatch<ShareDispatch>()
  const request = useActivityRequest()
  const { data: page } = queryPipCashPage.useQueryState({ request, args: undefined })
  const cardOf = useInviteCard({ landing: `/${campaign ?? ''}/invitee-register`, promotorCode: page?.promotorCode ?? '', customLink: page?.customLink })
  // oxlint-disable-next-line react/hooks -- a hook that makes another is told which
  const onShared = useReportShare(usePipCashShareCallbackMutation)
  usePageShareTakenBack()
  return () => dispatch(share({ card: cardOf({ ...BLANK, ...remind }), channels: shareChannels.standard, onShared }))
}
