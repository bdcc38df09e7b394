import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useActivityPage } from '@/blocks/useActivityPage'
import type { WalletSource, WithdrawPageOptions } from '@/blocks/withdraw/withdrawPage'
import { useQueryPipCashPageQuery } from '../api'
import { sendWithdrawal } from './sendWithdrawal'

export const cashWithdraw: WithdrawPageOptions = { prefix: 'passenger-invite-passenger-activity-cash', useWallet, send: sendWithdrawal, recordsPath: 'withdraw-record' }

/** The balance is the home's: both are the one page call. It stays within reach when the activity is over. */
function useWallet(): WalletSource {
  // oxlint-disable-next-line react/hooks -- the hook is handed over, and called by useActivityPage
  const { page, error, isFetching, refetch } = useActivityPage(useQueryPipCashPageQuery)
  const reload = () => void refetch()
  if (page?.wallet) {
    const wallet = { balance: page.wallet.withdrawable, ...page.withdrawRule }
    return { status: 'ready', rawConfig: pageConfigOf(page.pageConfigs, 'cashWithdraw'), wallet, reload }
  }
  // A refusal that the campaign lives with, but without the money, leads nobody away: it is a page that could not be had.
  const hasNoMoney = page && !isFetching
  return error || hasNoMoney ? { status: 'failed', error: hasNoMoney ? undefined : error, retry: reload } : { status: 'loading' }
}
