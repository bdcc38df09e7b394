import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RowProps } from '@/blocks/list/RowList'
import { InviteRow } from '@/blocks/list/rows/InviteRow'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { useReportShare } from '@/blocks/share/useReportShare'
import { useActivityPage } from '@/blocks/useActivityPage'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { selectEntry } from '@/features/entry'
import { share, shareChannels, shareFields, usePageShareTakenBack, type ShareDispatch } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import { refusedPage, type InviteRow as Invite } from '@/services/candle'
import { queryPipCashPage, usePipCashShareCallbackMutation, useQueryPipCashPageQuery } from './api'
import { cashMessages } from './messages'

/** Where the user may still invite, or where it is not known because the page call has failed. */
export function RemindableInvite(props: RowProps<Invite>) {
  const request = useActivityRequest()
  // The list asks for it, once for all rows (`useRemind`); a preview never does.
  const { data, error, isUninitialized } = queryPipCashPage.useQueryState({ request, args: undefined })
  const page = refusedPage(error, data) ?? data
  return <InviteRow {...props} canRemind={isUninitialized || (page ? page.status === 'open' : error !== undefined)} />
}

/** Reminds a friend who is one ride away from giving a reward, in the host's way to share, with the card of the home. */
export function useRemind(): () => unknown {
  const { remind } = useMessages(cashMessages)
  const { campaign } = useSelector(selectEntry)
  const dispatch = useDispatch<ShareDispatch>()
  // oxlint-disable-next-line react/hooks -- a hook that makes another is told which
  const { page } = useActivityPage(useQueryPipCashPageQuery)
  const { cornerShare, customShareLink } = useMemo(() => parseConfig(shareFields, pageConfigOf(page?.pageConfigs, 'home')).config, [page])
  const cardOf = useInviteCard({ landing: `/${campaign ?? ''}/invitee-register`, promotorCode: page?.promotorCode ?? '', customLink: page?.customLink, pageLink: customShareLink })
  // oxlint-disable-next-line react/hooks -- a hook that makes another is told which
  const onShared = useReportShare(usePipCashShareCallbackMutation)
  usePageShareTakenBack()
  return () => dispatch(share({ card: cardOf({ ...cornerShare, ...remind }), channels: shareChannels.standard, onShared }))
}
