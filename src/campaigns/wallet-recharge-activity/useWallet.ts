import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { HomeQuery } from '@/blocks/home/homePage'
import { payActionNames, type PayActions, type PayData } from '@/blocks/pay/payData'
import { useFetchOrderStatus } from '@/blocks/pay/useFetchOrderStatus'
import { usePay } from '@/blocks/pay/usePay'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { collectAgreed, collectEdited, collectOpened, draftOf, selectCollect, type WithCollect } from '@/features/collect'
import { selectIsLoggedIn, selectUserUid } from '@/features/session'
import type { ActivityPage, ActivityRequest } from '@/services/candle'
import { useCreateWalletRechargeOrderMutation, walletApi, type Chosen, type Recharge, type WalletPage, type WalletResult } from './api'
import { draftDone, draftForm } from './draftForm'

export type WalletData = { readonly chosen: Recharge | undefined; readonly hasAgreed: boolean; readonly pay: PayData<WalletResult>; readonly gift: number }

export type WalletActions = PayActions<Chosen> & { readonly choose: (id: string) => void; readonly agree: (hasAgreed: boolean) => void; readonly recharge: (chosen: Recharge) => void }

export const walletActions = [...payActionNames, 'choose', 'agree', 'recharge'] as const

/** What is pressed before a login: this package, for what it costs then. One that costs another sum after it is not ordered by itself. */
export const rechargeOf = ({ id, cents }: Recharge): string => `recharge ${id} ${cents}`

/** The package that is chosen: the user's, kept in the tab with the tick until its order is paid or over; that of the last order, else the one that is recommended. */
export function useWallet(request: ActivityRequest, { page, reload }: HomeQuery<ActivityPage & WalletPage>) {
  const { open } = useCampaignNavigate()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const user = useSelector(selectUserUid)
  const form = draftForm(request)
  const { values, hasAgreed } = useSelector((state: WithCollect) => draftOf(selectCollect(state), form))
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  // Settled before it is drawn: no user sees another one's.
  useLayoutEffect(() => void dispatch(collectOpened({ user })), [dispatch, user])
  const choose = (id: string) => void dispatch(collectEdited({ form, field: 'package', value: id }))
  const [orderedId, setOrdered] = useState<string>()
  const [sendOrder] = useCreateWalletRechargeOrderMutation()
  const { input, data: pay, actions, intents } = usePay<Chosen, WalletResult>({
    name: 'recharge',
    order: (requestId, { packageId }, amount) => sendOrder({ request, requestId, args: { packageId, amount } }),
    look: useFetchOrderStatus(walletApi.endpoints.queryWalletRechargeResult, request),
    onHandedOver: (orderNo) => {
      // What the page is still asked says nothing to that of the result: the activity may be over by now.
      dispatch(walletApi.util.getRunningQueryThunk('queryWalletRechargePage', { request, args: undefined }))?.abort()
      open('paysuccess', { params: { orderNo } })
    },
    // What came of the order is in the balance, which is on the same page.
    onChanged: () => void reload(),
  })
  // An order that was given up leaves its package chosen.
  if (input && orderedId !== input.packageId) setOrdered(input.packageId)
  const isOver = pay.step === 'paid' || pay.step === 'over'
  const drop = useEffectEvent(() => void dispatch(draftDone(request)))
  useEffect(() => {
    if (isOver) drop()
  }, [isOver])

  const chosenId = values['package'] ?? orderedId
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
    data: { chosen, hasAgreed, pay: isLoggedIn ? pay : { ...pay, step: 'idle' as const }, gift: input?.gift ?? 0 } satisfies WalletData,
    actions: { ...actions, choose, agree: (isTicked) => void dispatch(collectAgreed({ form, hasAgreed: isTicked })), recharge } satisfies WalletActions,
    intents: Object.fromEntries(packages.map((one) => [rechargeOf(one), () => recharge(one)])),
    followUps: intents,
    holdsGate: pay.step !== 'idle',
  }
}
