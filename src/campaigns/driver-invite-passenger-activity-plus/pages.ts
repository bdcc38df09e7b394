import type { CardPageOptions } from '@/blocks/card/cardPage'
import type { CouponPageOptions } from '@/blocks/coupons/couponPage'
import { couponFixtures } from '@/blocks/coupons/fixtures'
import { IncomeDayRow, IncomeDaySkeleton } from '@/blocks/income/IncomeDayRow'
import { IncomeRow, IncomeRowSkeleton } from '@/blocks/income/IncomeRow'
import { isInOrderTab, orderTabs, type OrderTab } from '@/blocks/income/orderTabs'
import { totalHead, dayHead } from '@/blocks/income/totalHead'
import { useIncomeDate } from '@/blocks/income/useIncomeDate'
import type { ListPageOptions } from '@/blocks/list/listPage'
import { RideLead, RideLeadSkeleton } from '@/blocks/register/RideLead'
import type { RegisterPageOptions } from '@/blocks/register/registerPage'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import type { SharePageOptions } from '@/blocks/share/sharePage'
import { useMessages } from '@/lib/i18n'
import type { IncomeDay, InviteRow, RewardRow } from '@/services/candle'
import { useDipPlusShareCallbackMutation, useQueryDipPlusInviteeCouponsQuery, useQueryDipPlusInviteListInfiniteQuery, useQueryDipPlusPageQuery, useQueryDipPlusProfitDetailInfiniteQuery, useQueryDipPlusProfitListInfiniteQuery } from './api'
import { dayFixtures, invitationFixtures, profitFixtures } from './fixturesOfIncome'
import { inviteeRoutes } from './inviteeRoutes'
import { dipPlusMessages } from './messages'
import { PassengerHero } from './CockpitHero'
import { SampleCode } from './SampleCode'

const useTexts = () => useMessages(dipPlusMessages)

export const LANDING = 'invitee-register'

/** As a driver hangs it behind the seat: on its side. */
export const sharePage: SharePageOptions = {
  usePage: useQueryDipPlusPageQuery,
  useShareCallback: useDipPlusShareCallbackMutation,
  landing: LANDING,
  useTexts: () => {
    const { card, share } = useTexts()
    return { card, ...share }
  },
  isLandscape: true,
}

export const invitationList: ListPageOptions<InviteRow, OrderTab> = {
  row: 'invite',
  tabs: orderTabs,
  isInTab: isInOrderTab,
  useRows: (request, tab, style) => useQueryDipPlusInviteListInfiniteQuery({ request, args: { tab } }, style),
  useTexts: () => useTexts().invites,
  exitRoute: 'share',
  fixtures: invitationFixtures,
}

/** Income by days; a day leads to its orders. */
export const profitList: ListPageOptions<IncomeDay> = {
  row: IncomeDayRow,
  RowSkeleton: IncomeDaySkeleton,
  Head: totalHead(() => useTexts().profitList.head),
  byMonth: ({ date }) => date,
  useRows: (request, _, style) => useQueryDipPlusProfitListInfiniteQuery({ request, args: undefined }, style),
  addressOf: () => 'profit-detail',
  paramsOf: ({ date }) => ({ date }),
  useTexts: () => useTexts().profitList,
  exitRoute: '',
  fixtures: profitFixtures,
}

/** One day's income, order by order. */
export const profitDetail: ListPageOptions<RewardRow> = {
  row: IncomeRow,
  RowSkeleton: IncomeRowSkeleton,
  Head: dayHead(() => useTexts().profitDetail.title),
  useRows: (request, _, style) => useQueryDipPlusProfitDetailInfiniteQuery({ request, args: { date: useIncomeDate() } }, style),
  useTexts: () => useTexts().profitDetail,
  exitRoute: 'profit-list',
  fixtures: dayFixtures,
}

export const inviteeRegister: RegisterPageOptions = { inviteeRoutes, Hero: PassengerHero, Lead: RideLead, LeadSkeleton: RideLeadSkeleton }

/** Passengers cannot invite here. */
export const registerSuccess: CouponPageOptions = { look: 'gift', Hero: PassengerHero, useCoupons: useQueryDipPlusInviteeCouponsQuery, fixtures: couponFixtures, callsCar: true, canInvite: false, useTexts: () => useTexts().success }
export const registerAlready: ResultPageOptions = { look: 'received', Hero: PassengerHero, useTexts: () => useTexts().already }

/** The pop-up with the code, drawn in the driver app. */
export const appQrcode: CardPageOptions = { useTexts: () => useTexts().appQrcode, Art: SampleCode }
