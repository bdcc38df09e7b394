import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { drawAsked, drawClosed, openDraw, type OpenDraw, type WithDraw } from '@/features/draw'
import { selectSourceId, type WithEntry } from '@/features/entry'
import { selectUserUid, type WithSession } from '@/features/session'
import { ownerKeyOf } from '@/lib/ownerKey'
import { delayWhileVisible } from '@/lib/page/delayWhileVisible'
import { makeRequestId } from '@/lib/requestId'
import { callOutcome, type CallResult } from '@/api/errors/callOutcome'
import { toastError, type ErrorToast } from '@/api/errors/toastError'

/**
 * Where a draw is: `idle`: none is open; `drawing`: the tap's call is under way; `asking`: its reply did not come, or the page was reloaded since, and the
 * same call asks for the result; `unknown`: the server did not say, and the user may ask again; `settled`: the result is there and the user has not closed it yet.
 */
export type DrawStage<Result> =
  | { readonly step: 'idle' | 'drawing' | 'asking' | 'unknown' }
  /** `isFresh`: the reply to the tap itself, shown with the animation. A result that had to be asked for is shown without. */
  | { readonly step: 'settled'; readonly result: Result; readonly isFresh: boolean }

export type Draw<Result, Input> = {
  /** False until the user is known: a draw belongs to one user. */
  readonly isReady: boolean
  readonly stage: DrawStage<Result>
  /** Begins a draw. Does nothing while one is open, except that one whose result is `unknown` is asked for again. */
  readonly draw: (input: Input) => void
  /** The user has seen what came of it. */
  readonly close: () => void
}

const asError = (): ErrorToast => 'error'

export type DrawOptions<Result, Input> = {
  /** Tells several draws of one campaign apart. */
  readonly name?: string
  /** Sends the campaign's call; `input` is what the user chose with the tap. The same id again is the same draw: the server repeats the result of the first. */
  readonly send: (requestId: string, input: Input) => Promise<CallResult<Result>>
  /** Codes that the campaign answers by itself; the same as those given to `drawCallOptions`. */
  readonly tolerates?: readonly number[]
  /** The toast that shows a refusal's message; an error by default. */
  readonly toastAs?: (errCode: number) => ErrorToast
  /** Called after a refusal was shown: nothing was drawn, no chance is used. */
  readonly onRefused?: (errCode: number, data: unknown, /** The server's; '' where it gave none. */ words: string) => void
}

/** The pauses before each question for the result of a draw whose reply did not come (ms). After the last one the user decides whether to ask again. */
export const DRAW_RETRY_DELAYS_MS: readonly number[] = [0, 1_500, 3_500, 7_000]

/** One run of `follow`; aborted when the page is left or another run begins. */
type Run = { aborted: boolean; readonly isPressed: boolean }

type Progress<Result> = { readonly requestId: string; readonly stage: DrawStage<Result> }

/** One draw from the tap to the moment that its result was seen. It has one request id for all that time: no second tap, fault, reload or step back makes two draws of it. */
export function useDraw<Result, Input = void>({ name = 'draw', send, tolerates = [], toastAs = asError, onRefused }: DrawOptions<Result, Input>): Draw<Result, Input> {
  const store = useStore<WithDraw & WithEntry & WithSession>()
  const dispatch = useDispatch()
  const draw = useSelector((state: WithEntry & WithSession) => nameOf(state, name))
  const opened = useSelector((state: WithDraw) => (draw === null ? undefined : openDraw(state, draw)))
  const [progress, setProgress] = useState<Progress<Result>>()
  const running = useRef<Run>(null)
  const own = progress?.requestId === opened?.requestId ? progress : undefined

  const isOpen = (id: string): boolean => draw !== null && nameOf(store.getState(), name) === draw && openDraw(store.getState(), draw)?.requestId === id
  const close = (id: string | undefined) => draw !== null && id !== undefined && dispatch(drawClosed({ draw, requestId: id }))

  /** `isPressed`: by the user just now, who hears why there is no answer. */
  const follow = async ({ requestId: id, input }: OpenDraw, isFresh: boolean, isPressed = true): Promise<void> => {
    if (running.current) running.current.aborted = true
    const run: Run = { aborted: false, isPressed }
    running.current = run
    const show = (stage: DrawStage<Result>) => {
      if (!run.aborted) setProgress({ requestId: id, stage })
    }
    show({ step: isFresh ? 'drawing' : 'asking' })
    for (const pause of isFresh ? [0, ...DRAW_RETRY_DELAYS_MS] : DRAW_RETRY_DELAYS_MS) {
      if (pause > 0) await delayWhileVisible(pause)
      if (run.aborted || !isOpen(id)) break
      const reply = await send(id, input as Input)
      const answer = callOutcome(reply, tolerates)
      if (run.aborted) break
      if (answer.kind === 'known') {
        show({ step: 'settled', result: answer.result, isFresh })
        break
      }
      if (answer.kind === 'refused') {
        close(id)
        if (!answer.leaves) await toastError(answer.refusal, toastAs(answer.refusal.errCode))
        onRefused?.(answer.refusal.errCode, answer.refusal.data, answer.refusal.errMsg)
        break
      }
      isFresh = false
      // The session of a held draw may go on, with a newer token of another tab: then nothing asks by itself, and the user may.
      const isLast = pause === DRAW_RETRY_DELAYS_MS.at(-1)
      show({ step: answer.kind === 'held' || isLast ? 'unknown' : 'asking' })
      if (answer.kind === 'held') break
      if (isLast && isPressed) void toastError(reply.error)
    }
    if (running.current === run) running.current = null
  }

  /** Asks at once, without waiting for the next pause; not while the first reply is awaited or once the result is known. */
  const ask = useEffectEvent(() => {
    if (opened !== undefined && own?.stage.step !== 'settled' && own?.stage.step !== 'drawing') void follow(opened, false, running.current?.isPressed ?? false)
  })
  useEffect(() => {
    if (draw === null) return
    const lookNow = () => ask()
    lookNow()
    window.addEventListener('online', lookNow)
    return () => {
      if (running.current) running.current.aborted = true
      running.current = null
      window.removeEventListener('online', lookNow)
    }
  }, [draw])

  return {
    isReady: draw !== null,
    stage: opened === undefined ? { step: 'idle' } : (own?.stage ?? { step: 'asking' }),
    draw: (input) => {
      if (draw === null) return
      const open = openDraw(store.getState(), draw)
      if (open !== undefined) return own?.stage.step === 'unknown' ? void follow(open, false) : undefined
      const opening: OpenDraw = { requestId: makeRequestId(), input }
      dispatch(drawAsked({ draw, ...opening }))
      void follow(opening, true)
    },
    close: () => void close(opened?.requestId),
  }
}

/** Whose draw it is, of which activity, and which of its actions; null until the user is known. */
function nameOf(state: WithEntry & WithSession, name: string): string | null {
  const owner = ownerKeyOf(selectSourceId(state), selectUserUid(state))
  return owner === null ? null : `${owner} ${name}`
}
