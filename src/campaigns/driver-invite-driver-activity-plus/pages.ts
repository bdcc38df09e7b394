import { createElement } from 'react'
import { useLocation } from 'react-router'
import { driverPage } from '@/blocks/drivers/detail'
import { DriverRow, DriverRowSkeleton } from '@/blocks/drivers/DriverRow'
import { driverFixtures, pastDriverFixtures } from '@/blocks/drivers/fixtures'
import { NamedPeriodRowSkeleton, PeriodRow, PeriodRowSkeleton } from '@/blocks/income/PeriodRow'
import { totalHead } from '@/blocks/income/totalHead'
import type { ListPageOptions } from '@/blocks/list/listPage'
import type { RecordPageOptions } from '@/blocks/record/recordPage'
import type { RegisterLeadProps } from '@/blocks/register/RegisterLead'
import type { RegisterPageOptions } from '@/blocks/register/registerPage'
import { RideLead, RideLeadSkeleton } from '@/blocks/register/RideLead'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import type { SharePageOptions } from '@/blocks/share/sharePage'
import { useMessages } from '@/lib/i18n'
import { parseQuery } from '@/lib/url/query'
import { useQueryParam } from '@/lib/history/useQueryParam'
import type { DriverRecord, InvitedDriver, Period, RewardRow } from '@/services/candle'
import {
  useD2dPlusShareCallbackMutation,
  useQueryD2dPlusHistoryListInfiniteQuery,
  useQueryD2dPlusIncomeListInfiniteQuery,
  useQueryD2dPlusInviteDetailQuery,
  useQueryD2dPlusInviteListInfiniteQuery,
  useQueryD2dPlusPageQuery,
  useQueryD2dPlusWeekListInfiniteQuery,
  type Scope,
} from './api'
import { earlierFixtures, incomeFixtures, pastIncomeFixtures, weekFixtures } from './fixturesOfIncome'
import { inviteeRoutes } from './inviteeRoutes'
import { d2dMessages } from './messages'

const useTexts = () => useMessages(d2dMessages)

/** What the address narrows a list to: a week of this activity; or, `fromHistory`, an earlier activity, all of them where it names none. */
function useScope(fromHistory: boolean): Scope {
  const query = parseQuery(useLocation().search)
  if (fromHistory) return { historyId: query.get('historyId') ?? '' }
  const weekId = query.get('weekId')
  return weekId === null ? {} : { weekId }
}

const inviteRecordOf = (fromHistory: boolean): ListPageOptions<InvitedDriver> => ({
  row: DriverRow,
  isOpenToAll: true,
  RowSkeleton: DriverRowSkeleton,
  byWeek: ({ joinedAt }) => joinedAt,
  useRows: (request, _, style) => useQueryD2dPlusInviteListInfiniteQuery({ request, args: useScope(fromHistory) }, style),
  useTexts: () => {
    const { invites, pastInvites } = useTexts()
    return fromHistory ? { ...invites, title: pastInvites } : invites
  },
  addressOf: () => 'invite-detail',
  // A driver of an earlier activity has the way back to the list of those, also where it is of all of them.
  paramsOf: ({ id }, query) => ({ inviteId: id, ...(fromHistory && { historyId: query.get('historyId') ?? '' }) }),
  secondaryPath: fromHistory ? 'income-list-from-history' : 'income-list',
  exitRoute: 'share',
  fixtures: fromHistory ? pastDriverFixtures : driverFixtures,
})

export const inviteRecord = inviteRecordOf(false)
export const inviteRecordFromHistory = inviteRecordOf(true)

export const inviteDetail: RecordPageOptions<DriverRecord> = {
  ...driverPage,
  useRecord: (request, style) => useQueryD2dPlusInviteDetailQuery({ request, args: { inviteId: useQueryParam('inviteId') } }, style),
  backTo: (query) => (query.get('historyId') === null ? 'invite-record' : 'invite-record-from-history'),
  params: ['inviteId'],
}

const incomeListOf = (fromHistory: boolean): ListPageOptions<RewardRow> => ({
  row: 'reward',
  isOpenToAll: true,
  Head: totalHead(() => useTexts().incomeTotal),
  byWeek: ({ at }) => at,
  useRows: (request, _, style) => useQueryD2dPlusIncomeListInfiniteQuery({ request, args: useScope(fromHistory) }, style),
  useTexts: () => {
    const { incomes, pastIncomes } = useTexts()
    return fromHistory ? { ...incomes, title: pastIncomes } : incomes
  },
  secondaryPath: fromHistory ? 'invite-record-from-history' : 'invite-record',
  exitRoute: '',
  fixtures: fromHistory ? pastIncomeFixtures : incomeFixtures,
})

export const incomeList = incomeListOf(false)
export const incomeListFromHistory = incomeListOf(true)

/** The settlement weeks of this activity. */
export const weekList: ListPageOptions<Period> = {
  row: PeriodRow,
  isOpenToAll: true,
  RowSkeleton: PeriodRowSkeleton,
  useRows: (request, _, style) => useQueryD2dPlusWeekListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useTexts().weekList,
  addressOf: () => 'invite-record',
  paramsOf: ({ id }) => ({ weekId: id }),
  exitRoute: '',
  fixtures: weekFixtures,
}

/** The activities before this one. */
export const historyList: ListPageOptions<Period> = {
  ...weekList,
  RowSkeleton: NamedPeriodRowSkeleton,
  useRows: (request, _, style) => useQueryD2dPlusHistoryListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useTexts().historyList,
  addressOf: () => 'invite-record-from-history',
  paramsOf: ({ id }) => ({ historyId: id }),
  fixtures: earlierFixtures,
}

const useShareTexts = () => {
  const { card, poster, share } = useTexts()
  return { card, poster, ...share }
}

export const sharePage: SharePageOptions = { usePage: useQueryD2dPlusPageQuery, useShareCallback: useD2dPlusShareCallbackMutation, landing: 'invitee-register', useTexts: useShareTexts }

const DriverLead = (offer: RegisterLeadProps) => createElement(RideLead, { ...offer, texts: useTexts().lead })

export const inviteeRegister: RegisterPageOptions = { inviteeRoutes, variant: 'taxi-driver', Lead: DriverLead, LeadSkeleton: RideLeadSkeleton, useTexts }

const outcomeOf = (outcome: 'success' | 'already', options: Pick<ResultPageOptions, 'look' | 'canInvite'>): ResultPageOptions => ({
  ...options,
  useTexts: () => {
    const { how, open, ...texts } = useTexts()
    return { how, open, ...texts[outcome] }
  },
})

export const registerSuccess = outcomeOf('success', { look: 'gift' })
export const registerAlready = outcomeOf('already', { look: 'received', canInvite: true })
