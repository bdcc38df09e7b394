import { listPage } from '@/blocks/list/listPage'
import { monthly } from '@/blocks/list/rows/monthly'
import { WithdrawRow } from '@/blocks/list/rows/WithdrawRow'
import type { Withdrawal } from '@/blocks/withdraw/withdrawal'
import { useMessages } from '@/lib/i18n'
import { useCashWithdrawalsInfiniteQuery } from '../../listEndpoints'
import { withdrawListFixtures } from '../lists/fixtures'
import type { WithdrawScope } from '../../listModel'
import { cashListMessages } from '../lists/messages'
import { useListOwner } from '../lists/useListOwner'

const HistoryRow = monthly<Withdrawal>(WithdrawRow, ({ appliedAt }) => appliedAt)

const recordOf = (scope: WithdrawScope) =>
  listPage({
    configKey: { current: 'withdrawRecord', history: 'historyWithdrawRecord' }[scope],
    tabs: ['all'],
    useRows: (_, style) => useCashWithdrawalsInfiniteQuery({ owner: useListOwner(), scope }, style),
    keyOf: ({ id }) => id,
    isMoving: ({ status }) => status === 'processing',
    exitRoute: 'cash-withdraw',
    secondaryPath: 'history-withdraw-record',
    useTexts: () => useMessages(cashListMessages)[scope],
    Row: scope === 'history' ? HistoryRow : WithdrawRow,
    fixtures: withdrawListFixtures,
  })

/** This activity's withdrawals. */
export const withdrawRecord = recordOf('current')

/** Those from earlier activities, by month. */
export const historyWithdrawRecord = recordOf('history')
