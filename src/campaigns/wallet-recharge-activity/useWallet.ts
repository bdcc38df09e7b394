import { useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Asking } from '@/blocks/home/homePage'
import { payActionNames, type PayActions, type PayData } from '@/blocks/pay/payData'
import { usePay } from '@/blocks/pay/usePay'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectIsLoggedIn } from '@/features/session'
import type { ActivityPage, ActivityRequest } from '@/services/candle'
import { useCreateWalletRechargeOrderMutation, type Chosen, type Recharge, type WalletPage, type WalletResult } from './api'
import { useLookAtOrder } from './useLookAtOrder'

export type WalletData = { readonly chosen: Recharge | undefined; readonly pay: PayData<WalletResult>; readonly gift: number }

export type WalletActions = PayActions<Chosen> & { readonly choose: (id: string) => void; readonly recharge: (chosen: Recharge) => void }

export const walletActions = [...payActionNames, 'choose', 'recharge'] as const

/** What is pressed before a login: this package. */
export const rechargeOf = ({ id }: Recharge): string => `recharge ${id}`

/** The package that is chosen: the user's, that of an open order, else the one that is recommended. */
export function useWallet(request: ActivityRequest, { page, reload }: Asking<ActivityPage & WalletPage>) {
  const { open } = useCampaignNavigate()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const [chosenId, choose] = useState<string>()
  const [sendOrder] = useCreateWalletRechargeOrderMutation()
  const look = useLookAtOrder(request)
  const { said, data: pay, actions } = usePay<Chosen, WalletResult>({
    name: 'recharge',
    order: (requestId, { packageId }, amount) => sendOrder({ request, requestId, args: { packageId, amount } }),
    look,
    onHandedOver: (orderNo) => open('paysuccess', { params: { orderNo } }),
    onChanged: reload,
  })
  // An order that was given up leaves its package chosen.
  if (said && chosenId !== said.packageId) choose(said.packageId)

  const packages = page?.packages ?? []
  const chosen = packages.find(({ id }) => id === chosenId) ?? packages.find(({ isRecommended }) => isRecommended) ?? packages[0]
  const isSoldOut = page?.status === 'open' && packages.length === 0 && pay.step === 'idle'
  const leave = useEffectEvent(() => open('default', { replace: true }))
  useEffect(() => {
    if (isSoldOut) leave()
  }, [isSoldOut])

  const recharge = ({ id, cents, gift }: Recharge) => {
    choose(id)
    actions.pay({ packageId: id, gift }, cents)
  }
  return {
    data: { chosen, pay: isLoggedIn ? pay : { ...pay, step: 'idle' as const }, gift: said?.gift ?? 0 } satisfies WalletData,
    actions: { ...actions, choose, recharge } satisfies WalletActions,
    intents: Object.fromEntries(packages.map((one) => [rechargeOf(one), () => recharge(one)])),
  }
}
