import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useActivityPage, type UsePageQuery } from '@/blocks/useActivityPage'
import type { ActivityPage } from '@/services/candle'
import type { WithdrawWallet } from '../withdrawData'
import { walletRefusal, type WalletRefusal } from './walletRefusal'

/** The balance: loading, failed, refused, or loaded. `reload` loads it again, without a skeleton. */
export type WalletSource =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'refused'; readonly rawConfig: unknown; readonly refusal: WalletRefusal }
  | { readonly status: 'ready'; readonly rawConfig: unknown; readonly wallet: WithdrawWallet; readonly serverClockOffset: number | undefined; readonly reload: () => void }

/** The balance stays within reach when the activity is over, where the refusal brings it. */
export function useWallet<Asked extends ActivityPage>(configKey: string, usePage: UsePageQuery<Asked>, toWallet: (page: Asked) => WithdrawWallet | undefined): WalletSource {
  const { page, error, isFetching, refetch } = useActivityPage(usePage)
  const reload = () => void refetch()
  const wallet = page && toWallet(page)
  const rawConfig = pageConfigOf(page?.pageConfigs, configKey)
  if (page && wallet) return { status: 'ready', rawConfig, wallet, serverClockOffset: page.serverClockOffset, reload }
  const refusal = walletRefusal(error, page?.status)
  if (refusal) return { status: 'refused', rawConfig, refusal }
  const hasNoMoney = page && !isFetching
  return error || hasNoMoney ? { status: 'failed', error, retry: reload } : { status: 'loading' }
}
