import type { GuidePageOptions } from '@/blocks/guide/guidePage'
import { IncomeRow, IncomeRowSkeleton } from '@/blocks/income/IncomeRow'
import { isInOrderTab, orderTabs, type OrderTab } from '@/blocks/income/orderTabs'
import { totalHead } from '@/blocks/income/totalHead'
import { INVITE } from '@/blocks/intent/intent'
import type { ListPageOptions } from '@/blocks/list/listPage'
import type { QrCodePageOptions } from '@/blocks/qrCode/qrCodePage'
import { RideLead, RideLeadSkeleton } from '@/blocks/register/RideLead'
import type { RegisterPageOptions } from '@/blocks/register/registerPage'
import type { ResultLook, ResultTexts } from '@/blocks/result/resultData'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import { useMessages } from '@/lib/i18n'
import type { InviteRow, RewardRow } from '@/services/candle'
import { useQueryDip2HistoryIncomeListInfiniteQuery, useQueryDip2IncomeListInfiniteQuery, useQueryDip2InviteListInfiniteQuery, useQueryDip2QrCodeQuery } from './api'
import { FriendsHero, GiftHero, GuideHero, ReceivedHero, RegisterHero } from './DriverHero'
import { incomeFixtures, inviteFixtures, pastIncomeFixtures } from './fixturesOfIncome'
import { inviteeRoutes } from './inviteeRoutes'
import { driverInviteMessages } from './messages'

const useTexts = () => useMessages(driverInviteMessages)

export const inviteList: ListPageOptions<InviteRow, OrderTab> = {
  row: 'invite',
  tabs: orderTabs,
  isInTab: isInOrderTab,
  isOpenToAll: true,
  useRows: (request, tab, style) => useQueryDip2InviteListInfiniteQuery({ request, args: { tab } }, style),
  useTexts: () => useTexts().inviteList,
  exitRoute: '',
  exitIntent: INVITE,
  fixtures: inviteFixtures,
}

/** This activity's income, day by day. */
export const incomeList: ListPageOptions<RewardRow> = {
  row: IncomeRow,
  RowSkeleton: IncomeRowSkeleton,
  isOpenToAll: true,
  Head: totalHead(() => useTexts().incomeList.head),
  byDay: ({ at }) => at,
  useRows: (request, _, style) => useQueryDip2IncomeListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useTexts().incomeList,
  exitRoute: '',
  secondaryPath: 'history-income-list',
  fixtures: incomeFixtures,
}

/** That of earlier activities, by month. */
export const historyIncomeList: ListPageOptions<RewardRow> = {
  row: IncomeRow,
  RowSkeleton: IncomeRowSkeleton,
  isOpenToAll: true,
  Head: totalHead(() => useTexts().history.head),
  byMonth: ({ at }) => at,
  useRows: (request, _, style) => useQueryDip2HistoryIncomeListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useTexts().history,
  exitRoute: '',
  fixtures: pastIncomeFixtures,
}

export const qrCodePage: QrCodePageOptions = { useCode: useQueryDip2QrCodeQuery, landing: 'invitee-register', useCard: () => useTexts().home.card }

export const strategy: GuidePageOptions = { useTexts: () => useTexts().strategy, leadsTo: 'qr-code', Hero: GuideHero }

type Outcome = 'registerSuccess' | 'registerAlready' | 'receiveSuccess' | 'receiveAlready'

const outcomePage = (configKey: Outcome, look: ResultLook, Hero: ResultPageOptions['Hero']): ResultPageOptions => ({ configKey, look, Hero, useTexts: () => useMessages(driverInviteMessages)[configKey] })

/** Step 6 of spec 1 §4: the outcome routes. */
export const inviteeRegister: RegisterPageOptions = { inviteeRoutes, Hero: RegisterHero, Lead: RideLead, LeadSkeleton: RideLeadSkeleton }

/** Where the outcomes 0 to 3 lead (spec 1 §4, step 6). */
export const registerSuccess = outcomePage('registerSuccess', 'gift', GiftHero)
export const registerAlready = outcomePage('registerAlready', 'received', ReceivedHero)
export const receiveSuccess = outcomePage('receiveSuccess', 'gift', GiftHero)
export const receiveAlready = outcomePage('receiveAlready', 'received', ReceivedHero)

/** The outcomes 4 to 7: friends who come back. */
export const recallUser: ResultPageOptions = {
  look: 'friends',
  Hero: FriendsHero,
  types: { param: 'inviteePageType', known: ['4', '5', '6', '7'] },
  useTexts: (type) => {
    const { recall } = useMessages(driverInviteMessages)
    return (recall as Readonly<Record<string, ResultTexts>>)[type] ?? recall.other
  },
}
