import { useDispatch } from 'react-redux'
import type { EmptyPageOptions } from '@/blocks/empty/emptyPage'
import type { GuidePageOptions } from '@/blocks/guide/guidePage'
import type { PayResultPageOptions } from '@/blocks/pay/payResultPage'
import { useFetchOrderStatus } from '@/blocks/pay/useFetchOrderStatus'
import { useActivityPage } from '@/blocks/useActivityPage'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { collectSlice } from '@/features/collect'
import { useMessages } from '@/lib/i18n'
import { toShortYuan, toYuan } from '@/lib/money'
import { usePageReturned } from '@/lib/page/usePageReturned'
import { useQueryWalletRechargePageQuery, walletApi, type WalletResult } from './api'
import { GuideHero } from './art/GuideHero'
import { Wallet } from './art/Wallet'
import { draftDone } from './draftForm'
import { walletMessages } from './messages'

const useTexts = () => useMessages(walletMessages)

/** Whether there is something to buy again. */
function useIsOnSale(): boolean {
  // oxlint-disable-next-line react/hooks -- the hook is told which call is the page's
  const { page, refetch } = useActivityPage(useQueryWalletRechargePageQuery)
  usePageReturned(() => void refetch())
  return (page?.packages.length ?? 0) > 0
}

/** While no package is on sale. */
export const nothingOnSale: EmptyPageOptions = { useTexts: () => useTexts().nothing, Art: Wallet, leadsTo: 'ride', back: { useTexts: () => useTexts().again, useIsOver: useIsOnSale } }

export const howTo: GuidePageOptions = { useTexts: () => useTexts().guide, leadsTo: '', isOpenToAll: true, Hero: GuideHero }

export const paid: PayResultPageOptions<WalletResult> = {
  useFetchOrderStatus: () => useFetchOrderStatus(walletApi.endpoints.queryWalletRechargeResult, useActivityRequest()),
  useTexts: (result) => {
    const { result: title, paid: words, backToWallet: back, extra } = useTexts()
    const [cents, gift] = [result?.cents ?? 0, result?.gift ?? 0]
    return { title, back, paid: { title: words.title, text: words.text(toShortYuan(cents), gift > 0 ? toShortYuan(gift) : '') }, facts: [[extra, `¥${toYuan(gift)}`]] }
  },
  useOnOver: () => {
    const dispatch = useDispatch()
    const request = useActivityRequest()
    return () => void dispatch(draftDone(request))
  },
  slices: [collectSlice],
  sample: { orderNo: 'P202611201832001', status: 'paid', cents: 10_000, gift: 2_000, paidAt: '2026-11-20 18:32' },
}
