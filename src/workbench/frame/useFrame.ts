import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react'
import { parseFrameMessage, type BoxStatus, type ParentMessage } from '@/features/preview'
import type { Config } from '../draft/configPath'
import { frameReducer, NEW_FRAME, type FrameState } from './frameState'
import { frameMessages } from './messages'

/** How long a page may take to send its first message before the workbench says that it has not (ms). */
const SILENCE = 15_000

type Frame = {
  readonly state: FrameState
  /** Selects a box in the page, points at one, or lets it go. */
  readonly mark: (box: string, status: BoxStatus) => void
  readonly clearLog: () => void
  readonly reload: () => void
}

type FrameOptions = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The preview's address; another one is a new page in the frame. */
  readonly address: string
  readonly page: string
  readonly config: Config
  /** A person has selected this box in the page. */
  readonly onBoxChosen: (box: string) => void
}

/** Speaks the preview protocol with the page in the frame. Both are of one origin, so no other window is spoken to or listened to. */
export function useFrame({ frame, address, page, config, onBoxChosen }: FrameOptions): Frame {
  const [state, dispatch] = useReducer(frameReducer, NEW_FRAME)
  const revision = useRef(0)
  const chosen = useRef(onBoxChosen)
  useLayoutEffect(() => {
    chosen.current = onBoxChosen
  })

  /** False where the browser refuses to copy it. */
  const send = useCallback(
    (message: ParentMessage): boolean => {
      try {
        frame.current?.contentWindow?.postMessage(message, window.location.origin)
        return true
      } catch {
        return false
      }
    },
    [frame],
  )

  const silence = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopWaiting = useCallback(() => clearTimeout(silence.current), [])
  const awaitPage = useCallback(() => {
    stopWaiting()
    dispatch({ type: 'opened', address })
    silence.current = setTimeout(() => dispatch({ type: 'fellSilent', address }), SILENCE)
  }, [address, stopWaiting])
  useEffect(() => {
    awaitPage()
    return stopWaiting
  }, [awaitPage, stopWaiting])

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || origin !== window.location.origin) return
      const message = parseFrameMessage(data)
      if (!message || (message.type === 'preview/ready' && message.page !== page)) return
      // A late answer to an older configuration says nothing of this one.
      if (message.type === 'preview/problem' && (message.revision ?? revision.current) !== revision.current) return
      dispatch({ type: 'heard', message, at: Date.now() })
      if (message.type === 'preview/box' && message.status === 'active') chosen.current(message.box)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, page])

  // Each time a page says that it is ready, it wants to be told.
  const asked = state.status === 'ready' ? state.readies : 0
  // Before the browser paints: a keystroke is on its way to the page in the same task.
  useLayoutEffect(() => {
    if (asked === 0) return
    revision.current += 1
    const isSent = send({ type: 'preview/config', page, config, revision: revision.current })
    dispatch({ type: 'configSent', failure: isSent ? undefined : frameMessages.read().notSent })
  }, [asked, page, config, send])

  const mark = useCallback(
    (box: string, status: BoxStatus) => {
      dispatch({ type: 'boxMarked', box, status })
      send({ type: 'preview/box', box, status })
    },
    [send],
  )
  const clearLog = useCallback(() => dispatch({ type: 'logCleared' }), [])
  const reload = useCallback(() => {
    awaitPage()
    // Not `reload`: a browser's own page of a load that failed is of another origin, which can only be replaced.
    frame.current?.contentWindow?.location.replace(address)
  }, [frame, address, awaitPage])
  return { state, mark, clearLog, reload }
}
