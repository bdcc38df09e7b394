import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { share, shareChannels, usePageShare, type ShareDispatch } from '@/features/share'
import { parseConfig } from '@/lib/pageConfig'
import { homeConfig } from '../../config'
import type { CashPage } from '../../model'
import { prefix } from '../../prefix'
import { useShareCounted } from '../../useShareCounted'
import { pathOf, type HomeActions, type HomeCard } from './homeData'

type Situation = { readonly page: CashPage | undefined; readonly reload: () => void; readonly hasPage: (path: string) => boolean }

const SHARE = 'share'
const LANDING = 'invitee-register'

/** What a person can do on the live home. */
export function useHomeActions({ page, reload, hasPage }: Situation): HomeActions {
  const navigate = useNavigate()
  const dispatch = useDispatch<ShareDispatch>()
  const { pathname, search } = useLocation()
  const goTo = (path: string, state?: object) => void navigate({ pathname: `/${prefix}/${path}`, search }, { state })

  const cardOf = useInviteCard({ landing: hasPage(LANDING) ? `/${prefix}/${LANDING}` : `/${prefix}`, promotorCode: page?.promotorCode ?? '', customLink: page?.customLink })
  const onShared = useShareCounted()
  const shareHome = (card: HomeCard) => dispatch(share({ card: cardOf(card), channels: shareChannels.standard, onShared }))

  const configured = useMemo(() => page && parseConfig(homeConfig, pageConfigOf(page.pageConfigs, 'home')).config.cornerShare, [page])
  usePageShare(configured && cardOf(configured))

  return {
    invite: (card) => (hasPage(SHARE) ? goTo(SHARE) : shareHome(card)),
    login: () => goTo('login', { from: pathname + search, isBehind: true }),
    share: shareHome,
    open: (entry) => goTo(pathOf(entry)),
    timeRanOut: reload,
  }
}
