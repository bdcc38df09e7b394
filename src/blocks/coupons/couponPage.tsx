import type { FunctionComponent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { heads, type OutcomeHeroProps } from '@/blocks/result/OutcomeHero'
import type { ResultTexts } from '@/blocks/result/resultData'
import { isRefusedIn, rewardIn } from '@/blocks/result/rewardIn'
import { useOpenApp } from '@/blocks/result/useOpenApp'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useFollowLink } from '@/blocks/followLink/useFollowLink'
import { usePageConfig } from '@/blocks/usePageConfig'
import { openAppLink, type AppLinkDispatch } from '@/features/appLinks'
import { useMessages } from '@/lib/i18n'
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import { useOffer } from '@/blocks/register/useOffer'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import type { CallArg, Coupon } from '@/services/candle'
import { couponConfig } from './config'
import { couponMessages } from './messages'
import { CouponPageSkeleton, CouponPageView } from './CouponPageView'

export type CouponPageData = {
  readonly coupons: readonly Coupon[]
  /** What the invitation promises, where no coupon is known yet; null where that is not known either. */
  readonly promised: number | null
  /** They arrive before the user's eyes: once, and not when the page is come back to. */
  readonly isArriving: boolean
  /** The risk check gives this user none: nothing is promised. */
  readonly isRefused: boolean
}

export type CouponPageActions = { readonly openApp: (link: string) => void; readonly use: (coupon: Coupon) => void; readonly invite: () => void }

type Words = { readonly title: string; readonly desc: string }

/** `none`: where the server knows of no coupon, and before it has said so. `reward`: a coupon's name where the server gives none. */
export type CouponPageTexts = Words & { readonly none: Words & { readonly note: string }; readonly reward: string } & Pick<ResultTexts, 'button' | 'how'>

export type CouponPageOptions = {
  readonly look: 'gift' | 'received'
  /** The call that names the coupons of this user. */
  readonly useCoupons: TypedUseQuery<readonly Coupon[], CallArg<undefined>, typeof baseQuery>
  readonly useTexts: () => CouponPageTexts
  readonly fixtures: Page<typeof couponConfig, CouponPageData, CouponPageActions>['fixtures']
  /** Its button calls a car in the host's way, a mini program's too; the app is opened unless given. */
  readonly callsCar?: boolean
  /** Friends may be invited on the campaign's home, unless it is for others. */
  readonly canInvite?: boolean
  /** The campaign's own head, where it has one. */
  readonly Hero?: FunctionComponent<OutcomeHeroProps>
}

/** Tells what came of a registration by the coupons themselves: they are asked for each time, so a reload shows them too. */
export function couponPage(configKey: string, { look, useCoupons, useTexts, fixtures, callsCar = false, canInvite = true, Hero = heads[look] }: CouponPageOptions): Page<typeof couponConfig, CouponPageData, CouponPageActions> {
  return definePage({
    kind: 'result',
    config: couponConfig,
    fixtures,
    useDefaults: () => {
      const { openApp, invite } = useMessages(couponMessages)
      const { title, desc, reward: rewardText, button: buttonText = openApp } = useTexts()
      return { title, desc, rewardText, buttonText, ...(canInvite && { secondButton: invite }) }
    },
    actionNames: ['openApp', 'use', 'invite'],
    useLive: () => useCouponPage(configKey, useCoupons, look === 'gift', callsCar),
    View: (page) => <CouponPageView {...page} Hero={Hero} texts={useTexts()} canInvite={canInvite} isForNewUser={look === 'gift'} />,
    Skeleton: () => <CouponPageSkeleton Hero={Hero} texts={useTexts()} canInvite={canInvite} />,
  })
}

const NONE: readonly Coupon[] = []

function useCouponPage(configKey: string, useCoupons: CouponPageOptions['useCoupons'], isGift: boolean, callsCar: boolean): LivePage<CouponPageData, CouponPageActions> {
  const { state } = useLocation()
  const isComeBackTo = useNavigationType() === NavigationType.Pop
  const request = useActivityRequest()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const isAutoLoginPending = useSelector(selectIsAutoLoginPending)
  // oxlint-disable-next-line react/hooks -- a page has one call for its whole life
  const { data, error, isFetching, refetch } = useCoupons({ request, args: undefined }, { refetchOnMountOrArgChange: true, skip: !isLoggedIn })
  // Of a user who is not logged in nothing is known.
  const coupons = isLoggedIn ? data : isAutoLoginPending ? undefined : NONE
  const isRefused = isRefusedIn(state) && coupons?.length === 0
  const { cents: promised } = useOffer(isGift && !isRefused && coupons?.length === 0)
  const { rawConfig } = usePageConfig(configKey)
  const { open } = useCampaignNavigate()
  const dispatch = useDispatch<AppLinkDispatch>()
  const follow = useFollowLink()
  const openApp = useOpenApp()
  const callCar = (): void => void dispatch(openAppLink('callCar'))
  if (!coupons || (isFetching && coupons.length === 0)) return error && !isFetching ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }
  return {
    status: 'ready',
    rawConfig,
    data: { coupons, promised, isArriving: rewardIn(state) !== undefined && !isComeBackTo, isRefused },
    actions: {
      openApp: (link) => (link || !callsCar ? openApp(link) : callCar()),
      use: ({ link: at }) => (at ? follow(at) : callCar()),
      invite: () => open(''),
    },
  }
}
