import { listPage } from '@/blocks/list/listPage'
import type { Withdrawal } from '@/blocks/withdraw/withdrawal'
import { useMessages } from '@/lib/i18n'
import { useCashWithdrawalsInfiniteQuery } from '../../listEndpoints'
import { withdrawListFixtures } from '../lists/fixtures'
import type { WithdrawScope } from '../../listModel'
import { cashListMessages } from '../lists/messages'
import { useListOwner } from '../lists/useListOwner'

const recordOf = (scope: WithdrawScope) =>
  listPage({ current: 'withdrawRecord', history: 'historyWithdrawRecord' }[scope], {
    useRows: (_, _tab, style) => useCashWithdrawalsInfiniteQuery({ owner: useListOwner(), scope }, style),
    isMoving: ({ status }) => status === 'processing',
    wayOut: 'cash-withdraw',
    aside: 'history-withdraw-record',
    useTexts: () => useMessages(cashListMessages)[scope],
    row: 'withdraw',
    ...(scope === 'history' && { byMonth: ({ appliedAt }: Withdrawal) => appliedAt }),
    fixtures: withdrawListFixtures,
  })

/** This activity's withdrawals. */
export const withdrawRecord = recordOf('current')

/** Those from earlier activities, by month. */
export const historyWithdrawRecord = recordOf('history')
