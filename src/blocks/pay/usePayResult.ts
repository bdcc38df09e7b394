import { useEffect, useEffectEvent, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { useLocation } from 'react-router'
import type { LivePage } from '@/blocks/definePage'
import type { CallResult } from '@/api/errors/callOutcome'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import type { Intent } from '@/blocks/intent/intent'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { usePageConfig } from '@/blocks/usePageConfig'
import { openAppLink, type AppLinkDispatch } from '@/features/appLinks'
import { isOrderOpen, orderSeen, payStep, readOtherTabs, type WithPay } from '@/features/pay'
import { selectIsLoggedIn } from '@/features/session'
import { parseQuery } from '@/lib/url/query'
import type { PayResult } from '@/services/candle'
import { askResult } from './askResult'
import type { OpenStep } from './PayCard'
import { giveUpIntent, payAgainIntent, type PayActions, type PayData } from './payData'

export type PayResultData<Result = PayResult> = Omit<PayData<Result>, 'step'> & { readonly step: OpenStep }

export type PayResultActions = Omit<PayActions<never>, 'pay'> & { readonly ride: () => void }

/** `answered`: the run whose questions are through. */
type Asked<Result> = { readonly answered?: string; readonly result?: Result }

/** The order of the address: asked for five times, two seconds apart, and then by the user. An address without one leads to the campaign's home. `useOnOver`: what the campaign does once the order is paid or over. */
export function usePayResult<Result extends PayResult>(configKey: string, useFetchOrderStatus: () => (orderNo: string) => Promise<CallResult<Result>>, useOnOver: () => () => void): LivePage<PayResultData<Result>, PayResultActions> {
  const dispatch = useDispatch<AppLinkDispatch>()
  const store = useStore<WithPay>()
  const { pathname, search } = useLocation()
  const orderNo = parseQuery(search).get('orderNo') ?? ''
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { rawConfig } = usePageConfig(configKey)
  const { open } = useCampaignNavigate()
  const logIn = useLoginLauncher()
  // oxlint-disable-next-line react/hooks -- a page has one call for its whole life
  const look = useFetchOrderStatus()
  // oxlint-disable-next-line react/hooks -- nor has it more than one of these
  const onOver = useOnOver()
  const [{ answered, result }, setAsked] = useState<Asked<Result>>({})
  const [pressed, press] = useState(0)
  // A new order begins the five times anew; a press of the user's asks once.
  const run = `${orderNo} ${pressed}`
  const canAsk = orderNo !== '' && isLoggedIn
  const isAsking = canAsk && answered !== run

  /** The home has the order: what is pressed here is done there. */
  const leave = (intent?: Intent) => open('', { params: { orderNo: null }, replace: true, ...(intent !== undefined && { state: { intent } }) })
  const ask = useEffectEvent((current: string, signal: { readonly aborted: boolean }) => {
    const through = () => !signal.aborted && setAsked((before) => ({ ...before, answered: current }))
    void askResult({ look: () => look(orderNo), isHandedOver: pressed === 0, hear: (result) => setAsked((before) => ({ ...before, result })), signal }).then(() => through())
  })
  useEffect(() => {
    if (!canAsk) return undefined
    const signal = { aborted: false }
    ask(run, signal)
    return () => {
      signal.aborted = true
    }
  }, [canAsk, run])
  const leaveNow = useEffectEvent(() => leave())
  useEffect(() => {
    if (orderNo === '') leaveNow()
  }, [orderNo])

  const step = payStep({ requestId: '', cents: 0, orderNo, isHandedOver: true, panelSince: null }, isAsking ? 'checking' : null, result?.status) as OpenStep
  const isOver = step === 'paid' || step === 'over'
  const end = useEffectEvent(() => {
    readOtherTabs(dispatch)
    // The page of an earlier order, opened again, says nothing of what is chosen now.
    if (isOrderOpen(store.getState(), orderNo)) onOver()
    dispatch(orderSeen({ orderNo }))
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  return {
    status: 'ready',
    rawConfig,
    data: { step, cents: result?.cents ?? 0, result, isElsewhere: false, canPay: true },
    actions: {
      lookAgain: () => (isLoggedIn ? press(pressed + 1) : logIn({ to: pathname + search, isPageDone: true })),
      payAgain: () => leave(payAgainIntent(orderNo)),
      giveUp: () => leave(giveUpIntent(orderNo)),
      closePay: () => leave(),
      openApp: () => leave(),
      ride: () => void dispatch(openAppLink('callCar')),
    },
  }
}
