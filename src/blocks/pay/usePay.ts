import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { UnknownAction } from '@reduxjs/toolkit'
import { selectSourceId, type WithEntry } from '@/features/entry'
import { followOtherTabs, orderAsked, orderChanged, orderEnded, payStep, readOtherTabs, selectOrder, type PayOrder, type PayWork, type WithPay } from '@/features/pay'
import { selectUserUid, type WithSession } from '@/features/session'
import { canPay, pageHost } from '@/hosts'
import { ownerKeyOf } from '@/lib/ownerKey'
import { makeRequestId } from '@/lib/requestId'
import { usePageReturned } from '@/lib/page/usePageReturned'
import type { PayResult } from '@/services/candle'
import { giveUpIntent, payAgainIntent, type Pay, type PayActions, type PayOptions } from './payData'
import { followOrder, payFor, payIfUnpaid, type PayFlow } from './payFlow'
import { confirmSecondPayment } from './confirmSecondPayment'
import { useAppInstead } from './useAppInstead'

type State = WithPay & WithEntry & WithSession
type Progress<Result> = { readonly requestId: string; readonly work: PayWork; readonly result: Result | undefined }

/** One order from the tap until the user has seen what came of it: one request id, whatever faults, reloads and other tabs there are in between (config/adr/0015). */
export function usePay<Input, Result extends PayResult>({ name: what, order: send, look, onHandedOver, onChanged }: PayOptions<Input, Result>): Pay<Input, Result> {
  const store = useStore<State>()
  const dispatch = useDispatch()
  const name = useSelector((state: State) => nameOf(state, what))
  const order = useSelector((state: State) => selectOrder(state, name))
  const [progress, setProgress] = useState<Progress<Result>>()
  const [isPanelMissing, setPanelMissing] = useState(false)
  const [ownPanel, setOwnPanel] = useState<number | null>(null)
  const running = useRef<{ aborted: boolean; readonly isPaying: boolean }>(null)
  const own = progress?.requestId === order?.requestId ? progress : undefined
  const hasPanel = !isPanelMissing && canPay(pageHost())
  const openApp = useAppInstead(!hasPanel)
  const step = payStep(order, own?.work ?? null, own?.result?.status)

  /** As all tabs have it: another one's word may still be on its way here. */
  const current = (): PayOrder | undefined => {
    readOtherTabs(dispatch)
    return name !== null && nameOf(store.getState(), what) === name ? selectOrder(store.getState(), name) : undefined
  }
  const write = (event: UnknownAction) => {
    readOtherTabs(dispatch)
    dispatch(event)
  }
  const stop = () => {
    if (running.current) running.current.aborted = true
    running.current = null
  }
  const end = ({ requestId }: PayOrder) => {
    stop()
    if (name !== null) write(orderEnded({ name, requestId }))
    onChanged()
  }
  const run = (work: typeof payFor, order: PayOrder) => {
    stop()
    const signal = { aborted: false, isPaying: work !== followOrder }
    running.current = signal
    const flow: PayFlow<Result> = {
      send: ({ requestId, input, cents }) => send(requestId, input as Input, cents),
      look,
      current,
      change: ({ requestId }, change) => name !== null && write(orderChanged({ name, requestId, change })),
      end,
      show: ({ requestId }, doing, result) => {
        if (!signal.aborted) setProgress((before) => ({ requestId, work: doing, result: result ?? (before?.requestId === requestId ? before.result : undefined) }))
      },
      ownPanel,
      onPanelOpen: setOwnPanel,
      onPanelMissing: () => setPanelMissing(true),
      onHandedOver,
      signal,
    }
    void work(order, flow).finally(() => {
      if (running.current === signal) running.current = null
    })
  }
  /** With the order as all tabs have it, where one is open. */
  const proceed = (work: typeof payFor) => {
    const open = current()
    if (open) run(work, open)
  }
  const follow = () => proceed(followOrder)

  /** Not while this page is about to pay: it may be asking the user (`confirmSecondPayment`), and looks by itself afterwards. */
  const lookOn = () => {
    if (running.current?.isPaying) return
    if (step === 'processing' || step === 'unsure') follow()
  }
  const begin = useEffectEvent(lookOn)
  const hear = useEffectEvent((event: UnknownAction) => {
    dispatch(event)
    const after = name === null ? undefined : selectOrder(store.getState(), name)
    if (order && !after) onChanged()
    // Another tab has made one, or its panel has answered.
    if (after && (after.requestId !== order?.requestId || (order.panelSince !== null && after.panelSince === null))) follow()
  })
  const leave = useEffectEvent(stop)
  useEffect(() => {
    if (name === null) return
    const lookNow = () => begin()
    lookNow()
    window.addEventListener('online', lookNow)
    return () => {
      leave()
      window.removeEventListener('online', lookNow)
    }
  }, [name])
  useEffect(() => followOtherTabs((event) => hear(event)), [])
  usePageReturned(lookOn)

  const isOver = step === 'paid' || step === 'over'
  const hearOver = useEffectEvent(onChanged)
  useEffect(() => {
    if (isOver) hearOver()
  }, [isOver])

  const giveUp = async () => {
    const open = current()
    if (open && (step === 'unpaid' || (await confirmSecondPayment('giveUp'))) && current()?.requestId === open.requestId) end(open)
  }
  const actions: PayActions<Input> = {
    pay: (input, cents) => {
      if (name === null || current()) return
      const newOrder: PayOrder = { requestId: makeRequestId(), input, cents, orderNo: null, isHandedOver: false, panelSince: null }
      write(orderAsked({ name, order: newOrder }))
      if (current()?.requestId === newOrder.requestId) run(payFor, newOrder)
    },
    payAgain: () => proceed(payFor),
    lookAgain: follow,
    giveUp: () => void giveUp(),
    closePay: () => {
      const open = current()
      if (open) end(open)
    },
    openApp,
  }
  const orderNo = order?.orderNo
  // An intent is done with the page's first effects, which follow the order too: this comes after them.
  const intents = orderNo ? { ...(hasPanel && { [payAgainIntent(orderNo)]: () => Promise.resolve().then(() => proceed(payIfUnpaid)) }), [giveUpIntent(orderNo)]: actions.giveUp } : {}
  return { isReady: name !== null, input: order?.input as Input | undefined, data: { step, cents: order?.cents ?? 0, result: own?.result, isElsewhere: order !== undefined && order.panelSince !== null && order.panelSince !== ownPanel, canPay: hasPanel }, actions, intents }
}

/** Whose order it is, in which activity, and for what; null until the user is known. */
function nameOf(state: State, what: string): string | null {
  const owner = ownerKeyOf(selectSourceId(state), selectUserUid(state))
  return owner === null ? null : `${owner} ${what}`
}
