import { useEffect, useEffectEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { LivePage } from '@/blocks/definePage'
import { askResult } from '@/blocks/pay/askResult'
import type { PayActions, PayData } from '@/blocks/pay/payData'
import type { OpenStep } from '@/blocks/pay/PayCard'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useLoginLauncher } from '@/blocks/useLoginLauncher'
import { usePageConfig } from '@/blocks/usePageConfig'
import { openAppLink, type AppLinkDispatch } from '@/features/appLinks'
import { orderSeen, payStep, readOtherTabs } from '@/features/pay'
import { selectIsLoggedIn } from '@/features/session'
import { parseQuery } from '@/lib/query'
import type { WalletResult } from './api'
import { useLookAtOrder } from './useLookAtOrder'

export type PaidData = Omit<PayData<WalletResult>, 'step'> & { readonly step: OpenStep }

type PaidActions = Omit<PayActions<never>, 'pay'> & { readonly ride: () => void }

/** The order of the address: asked for five times, two seconds apart, and then by the user. An address without one is no page of this campaign. */
export function usePaid(): LivePage<PaidData, PaidActions> {
  const dispatch = useDispatch<AppLinkDispatch>()
  const { pathname, search } = useLocation()
  const orderNo = parseQuery(search).get('orderNo') ?? ''
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { rawConfig } = usePageConfig('paysuccess')
  const { open } = useCampaignNavigate()
  const logIn = useLoginLauncher()
  const look = useLookAtOrder(useActivityRequest())
  const [asked, setAsked] = useState<{ readonly isAsking: boolean; readonly result?: WalletResult }>({ isAsking: true })
  const { isAsking, result } = asked

  const leave = () => open('', { params: { orderNo: null }, replace: true })
  const ask = useEffectEvent((isHandedOver: boolean, signal: { readonly aborted: boolean }) => {
    if (orderNo === '') return leave()
    if (!isLoggedIn) return setAsked({ isAsking: false })
    setAsked((before) => ({ ...before, isAsking: true }))
    void askResult({
      look: () => look(orderNo),
      isHandedOver,
      hear: (heard) => setAsked({ isAsking: true, result: heard }),
      signal,
    }).then(() => !signal.aborted && setAsked((before) => ({ ...before, isAsking: false })))
  })
  useEffect(() => {
    const signal = { aborted: false }
    ask(true, signal)
    return () => {
      signal.aborted = true
    }
  }, [orderNo, isLoggedIn])

  const step = payStep({ requestId: '', cents: 0, orderNo, isHandedOver: true }, isAsking ? 'checking' : null, result?.status) as OpenStep
  const isOver = step === 'paid' || step === 'over'
  const tellTabs = useEffectEvent(() => {
    readOtherTabs(dispatch)
    dispatch(orderSeen({ orderNo }))
  })
  useEffect(() => {
    if (isOver) tellTabs()
  }, [isOver])

  return {
    status: 'ready',
    rawConfig,
    data: { step, cents: result?.cents ?? 0, result, canPay: true },
    actions: {
      lookAgain: () => (isLoggedIn ? ask(false, { aborted: false }) : logIn({ to: pathname + search, isPageDone: true })),
      // The home has the order, and what can be done about it.
      payAgain: leave,
      giveUp: leave,
      closePay: leave,
      ride: () => void dispatch(openAppLink('callCar')),
    },
  }
}
