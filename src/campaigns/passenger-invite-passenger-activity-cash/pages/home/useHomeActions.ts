import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useHref, useLocation, useNavigate } from 'react-router'
import { selectEntry } from '@/features/entry'
import { inviteLink } from '@/features/invite'
import { selectSession } from '@/features/session'
import { share, shareCardOf, shareChannels, usePageShare, type ShareDispatch } from '@/features/share'
import { parseConfig } from '@/lib/pageConfig'
import { homeConfig } from '../../config'
import { pipCashShareCallback } from '../../endpoints'
import type { CashPage } from '../../model'
import { prefix } from '../../prefix'
import { homeConfigOf, pathOf, type HomeActions, type HomeCard } from './homeData'

type Situation = { readonly page: CashPage | undefined; readonly reload: () => void; readonly hasPage: (path: string) => boolean }

const SHARE = 'share'
const LANDING = 'invitee-register'

/** What a person can do on the live home. */
export function useHomeActions({ page, reload, hasPage }: Situation): HomeActions {
  const navigate = useNavigate()
  const dispatch = useDispatch<ShareDispatch>()
  const { pathname, search } = useLocation()
  const { sourceId, shareSourceId, channel } = useSelector(selectEntry)
  const { promotorCode, id, token } = useSelector(selectSession)
  const landing = useHref(hasPage(LANDING) ? `/${prefix}/${LANDING}` : `/${prefix}`)
  const goTo = (path: string, state?: object) => void navigate({ pathname: `/${prefix}/${path}`, search }, { state })

  const cardOf = (card: HomeCard) => {
    const { origin } = window.location
    const link = inviteLink({
      origin,
      path: landing,
      sourceId: sourceId ?? '',
      promotorCode: page?.promotorCode || (promotorCode ?? ''),
      shareSourceId: shareSourceId ?? '',
      channel: channel ?? '',
      customLink: card.link || page?.customLink,
    })
    return shareCardOf(card, link, origin)
  }
  // Only a share of somebody who is known can count for them.
  const onShared = () => token && dispatch(pipCashShareCallback.initiate({ sourceId: sourceId ?? '', userUid: id ?? '' }, { track: false }))
  const shareHome = (card: HomeCard) => dispatch(share({ card: cardOf(card), channels: shareChannels.standard, onShared }))

  const configured = useMemo(() => page && parseConfig(homeConfig, homeConfigOf(page.pageConfigs)).config.cornerShare, [page])
  usePageShare(configured && cardOf(configured))

  return {
    invite: (card) => (hasPage(SHARE) ? goTo(SHARE) : shareHome(card)),
    login: () => goTo('login', { from: pathname + search }),
    share: shareHome,
    open: (entry) => goTo(pathOf(entry)),
    timeRanOut: reload,
  }
}
