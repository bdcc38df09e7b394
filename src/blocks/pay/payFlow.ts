import { callOutcome, type CallResult } from '@/api/errors/callOutcome'
import { toastError } from '@/api/errors/toastError'
import { holdPanel, panelState, type PayOrder, type PayWork } from '@/features/pay'
import { openPay, type PayOutcome } from '@/hosts'
import { delayWhileVisible } from '@/lib/page/delayWhileVisible'
import type { MadeOrder, PayResult } from '@/services/candle'
import { toast } from '@/ui/feedback/toast'
import { askResult } from './askResult'
import { confirmSecondPayment } from './confirmSecondPayment'
import { payMessages } from './messages'

/** When an order is asked for again whose answer did not come (ms after the last time). Then the user decides. */
export const ORDER_PAUSES: readonly number[] = [0, 1_500, 3_500]

/** One run of following an order. */
export type PayFlow<Result> = {
  /** The campaign's calls; they never reject. The same request id again is the same order. */
  readonly send: (asked: PayOrder) => Promise<CallResult<MadeOrder>>
  readonly look: (orderNo: string) => Promise<CallResult<Result>>
  /** The order as all tabs have it now; undefined once it is over, or another user's page. */
  readonly current: () => PayOrder | undefined
  readonly change: (asked: PayOrder, changes: Partial<Pick<PayOrder, 'orderNo' | 'isHandedOver' | 'panelSince'>>) => void
  /** It is let go of, having never been made: refused, or not what was asked for. */
  readonly end: (asked: PayOrder) => void
  readonly show: (asked: PayOrder, work: PayWork, result?: Result) => void
  /** Since when the page's own panel is open (`panelSince`); null without one. */
  readonly ownPanel: number | null
  readonly onPanelOpen: (since: number) => void
  readonly onPanelMissing: () => void
  /** Another page tells what came of it; without it this one does. */
  readonly onHandedOver: ((orderNo: string) => void) | undefined
  /** The page has gone, or follows the order anew. */
  readonly signal: { readonly aborted: boolean }
}

/** The order as the server has it; undefined where there is none, or its status is not known. */
async function makeOrder<Result extends PayResult>(asked: PayOrder, flow: PayFlow<Result>): Promise<MadeOrder | undefined> {
  const { send, current, change, end, show, signal } = flow
  show(asked, 'ordering')
  for (const pause of ORDER_PAUSES) {
    if (pause > 0) await delayWhileVisible(pause)
    if (signal.aborted || current()?.requestId !== asked.requestId) return undefined
    const answer = callOutcome(await send(asked))
    if (signal.aborted || answer.kind === 'held') break
    if (answer.kind === 'lost') continue
    if (answer.kind === 'known' && answer.result.cents === asked.cents) {
      change(asked, { orderNo: answer.result.orderNo })
      return answer.result
    }
    if (answer.kind === 'known') {
      await payMessages.ready()
      toast.error(payMessages.read().otherAmount)
    } else if (!answer.leaves) await toastError(answer.refusal)
    const { orderNo } = current() ?? asked
    // One that was never made has opened no panel, so nothing was paid. One that was made may be paid, whatever is said of this try (config/adr/0015).
    if (orderNo === null) end(asked)
    else await check(asked, orderNo, flow)
    return undefined
  }
  show(asked, null)
  return undefined
}

/** `isWaiting`: for the payment to become known; not beside a panel that another tab has open, which tells by itself. */
async function check<Result extends PayResult>(asked: PayOrder, orderNo: string, { look, current, show, signal }: PayFlow<Result>, isWaiting = true): Promise<void> {
  show(asked, 'checking')
  await askResult({ look: () => look(orderNo), isHandedOver: isWaiting && (current() ?? asked).isHandedOver, hear: (result) => show(asked, 'checking', result), signal })
  show(asked, null)
}

/** One panel for an order at a time, in whichever tab: a second one on the user's word alone. Undefined where none was opened. */
async function openAlone<Result>(asked: PayOrder, made: MadeOrder, { current, change, show, ownPanel, onPanelOpen, signal }: PayFlow<Result>): Promise<{ readonly outcome: PayOutcome; readonly since: number } | undefined> {
  const isOver = (): boolean => signal.aborted || current()?.requestId !== asked.requestId
  if (isOver()) return undefined
  const since = Date.now()
  const open = (): Promise<PayOutcome> => {
    // Written down before it is opened: a page that dies behind a panel comes back to an order that may be paid.
    change(asked, { isHandedOver: true, panelSince: since })
    onPanelOpen(since)
    show(asked, 'paying')
    return openPay(made)
  }
  // The page's own panel covered it: who comes back to press here has left that panel.
  const { panelSince } = current() ?? asked
  const outcome = await holdPanel({ ...asked, panelSince }, panelSince !== null && panelSince === ownPanel, open)
  if (outcome !== 'taken') return { outcome, since }
  show(asked, null)
  if (!(await confirmSecondPayment('payHere')) || isOver()) return undefined
  return { outcome: (await holdPanel(asked, true, open)) as PayOutcome, since }
}

/** To the panel, and then to the server, whatever the panel says. */
export async function payFor<Result extends PayResult>(asked: PayOrder, flow: PayFlow<Result>): Promise<void> {
  const { current, change, onPanelMissing, onHandedOver, signal } = flow
  const made = await makeOrder(asked, flow)
  if (!made) return
  const panel = await openAlone(asked, made, flow)
  if (!panel) return
  const { outcome, since } = panel
  const mayBePaid = outcome === 'success' || outcome === 'unknown'
  // Also where the user has looked elsewhere meanwhile: it is what the panel said. Of another panel that is open by now it says nothing.
  if (current()?.panelSince === since) change(asked, { panelSince: null, ...(!mayBePaid && { isHandedOver: false }) })
  if (outcome === 'unsupported') onPanelMissing()
  if (signal.aborted) return
  if (mayBePaid && onHandedOver) onHandedOver(made.orderNo)
  else await check(asked, made.orderNo, flow)
}

/** To the panel where the server says that the order is not paid, and nowhere else: the user pressed on a page that may have known less. */
export async function payIfUnpaid<Result extends PayResult>(asked: PayOrder, flow: PayFlow<Result>): Promise<void> {
  const { look, show, signal } = flow
  show(asked, 'checking')
  const { data } = await look(asked.orderNo ?? '')
  if (data?.status === 'unpaid' && !signal.aborted) await payFor(asked, flow)
  else show(asked, null, data)
}

/** An order that was open when the page came, or that another tab has made. Opens no panel. */
export async function followOrder<Result extends PayResult>(asked: PayOrder, flow: PayFlow<Result>): Promise<void> {
  const state = asked.panelSince === flow.ownPanel ? 'unknown' : await panelState(asked)
  if (state === 'gone' && asked.panelSince !== null) flow.change(asked, { panelSince: null })
  const orderNo = asked.orderNo ?? (await makeOrder(asked, flow))?.orderNo
  if (orderNo !== undefined && !flow.signal.aborted) await check(asked, orderNo, flow, state !== 'open')
}
