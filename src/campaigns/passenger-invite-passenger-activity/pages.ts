import type { TransitionCardOptions } from '@/blocks/card/transitionCard'
import { CouponLead } from '@/blocks/coupons/CouponLead'
import type { CouponPageOptions } from '@/blocks/coupons/couponPage'
import { couponFixtures, earlierCouponFixtures } from '@/blocks/coupons/fixtures'
import { couponMessages } from '@/blocks/coupons/messages'
import type { ListPageOptions } from '@/blocks/list/listPage'
import type { RegisterPageOptions } from '@/blocks/register/registerPage'
import { rewardRoutes } from '@/blocks/register/rewardRoutes'
import type { SharePageOptions } from '@/blocks/share/sharePage'
import { useMessages } from '@/lib/i18n'
import type { InviteRow } from '@/services/candle'
import { Shared } from './art/Shared'
import { useGetPassengerInvitePassengerPageQuery, useGetPassengerInviteUserListInfiniteQuery, usePipShareCallbackMutation, useQueryPipInviteeRewardQuery } from './api'
import { invitedFixtures } from './fixtures'
import { pipMessages } from './messages'
import { RegisterHero } from './TornHero'

const useTexts = () => useMessages(pipMessages)

const LANDING = 'invitee-register'

export const sharePage: SharePageOptions = {
  usePage: useGetPassengerInvitePassengerPageQuery,
  useShareCallback: usePipShareCallbackMutation,
  landing: LANDING,
  useTexts: () => {
    const { card, poster, finished, notInviting } = useTexts()
    return { card, poster, finished, blacklisted: notInviting }
  },
}

/** Its address needs no login: who has none finds it in place of the rows. */
export const invitedUserList: ListPageOptions<InviteRow> = {
  row: 'invite',
  isOpenToAll: true,
  useRows: (request, _, style) => useGetPassengerInviteUserListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useTexts().invites,
  exitRoute: 'share',
  fixtures: invitedFixtures,
}

/** Both pages ask for the coupons themselves. */
const inviteeRoutes = rewardRoutes({ granted: 'invitee-register-success', waiting: 'invitee-register-success', existing: 'invitee-register-already' })

export const inviteeRegister: RegisterPageOptions = { inviteeRoutes, Hero: RegisterHero, Lead: CouponLead, useTexts: () => useMessages(couponMessages) }

const useCoupons = useQueryPipInviteeRewardQuery

export const registerSuccess: CouponPageOptions = { look: 'gift', useCoupons, fixtures: couponFixtures, useTexts: () => useTexts().success }
export const registerAlready: CouponPageOptions = { look: 'received', useCoupons, fixtures: earlierCouponFixtures, useTexts: () => useTexts().already }

/** What the mini program shows while it opens the activity. */
export const initialTransition: TransitionCardOptions = { useTexts: () => useTexts().transition, Scene: Shared }
