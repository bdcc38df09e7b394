import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useEnvironment } from '@/lib/page/environmentContext'
import { deferEffect } from '@/lib/page/deferEffect'
import { openParentLink, type ParentLink } from './parentLink'
import { isSamePage } from './previewAddress'
import { isField, showBox, shownBoxes, watchBoxes } from './previewBoxes'
import { boxMarked, configReceived, messagesReported, screenResized, selectPreview, type WithPreview } from './previewSlice'
import type { PreviewState } from './previewState'
import type { FrameMessage, ParentMessage } from './protocol'
import { stayInPage } from './stayInPage'
import { contentHeight, watchHeight, type HeightWatch } from './watchHeight'

export type Preview = Pick<PreviewState, 'received' | 'fixture' | 'isBoxed' | 'marks' | 'screen'> & { readonly send: (...messages: readonly FrameMessage[]) => void }

type PreviewedPage = {
  readonly name: string
  readonly fields: object
  /** What is said to a parent that sends another page's configuration. */
  readonly otherPage: string
}

/** A page's connection to the page around it: what it is sent, what is pointed at, and how tall it is. */
export function usePreview({ name, fields, otherPage }: PreviewedPage): Preview {
  const environment = useEnvironment()
  const { dispatch, getState } = useStore<WithPreview>()
  // One by one: what was reported changes all the time, and draws nothing anew.
  const received = useSelector((state: WithPreview) => selectPreview(state).received)
  const fixture = useSelector((state: WithPreview) => selectPreview(state).fixture)
  const isBoxed = useSelector((state: WithPreview) => selectPreview(state).isBoxed)
  const marks = useSelector((state: WithPreview) => selectPreview(state).marks)
  const screen = useSelector((state: WithPreview) => selectPreview(state).screen)
  const link = useRef<ParentLink>(undefined)
  const height = useRef<HeightWatch>(undefined)
  const [send] = useState(() => (...messages: readonly FrameMessage[]) => {
    for (const message of messages) link.current?.send(message)
    dispatch(messagesReported(messages))
  })

  const hear = useEffectEvent((message: ParentMessage) => {
    if (message.type === 'preview/config') {
      const { page, type: _, ...config } = message
      if (isSamePage(page, name)) dispatch(configReceived(config))
      else send({ type: 'preview/problem', path: 'page', message: otherPage, ...(config.revision === undefined ? {} : { revision: config.revision }) })
    }
    if (message.type === 'preview/box' && isBoxed && isField(fields, message.box)) {
      dispatch(boxMarked({ box: message.box, status: message.status }))
      if (message.status === 'active') showBox(message.box)
    }
  })
  const boxes = useEffectEvent(() => shownBoxes(fields))
  const measure = useEffectEvent(() => contentHeight(screen))

  useEffect(
    () =>
      deferEffect(() => {
        const opened = openParentLink(environment, (message) => hear(message))
        link.current = opened
        send({ type: 'preview/ready', page: name, boxes: boxes() })
        const watch = watchHeight({ measure: () => measure(), report: (now) => send({ type: 'preview/height', height: now }), onScreen: (now) => void dispatch(screenResized(now)) })
        height.current = watch
        const move = stayInPage(() => send({ type: 'preview/action', name: 'link' }))
        return () => {
          opened.close()
          watch.stop()
          move()
        }
      }),
    [environment, name, send, dispatch],
  )

  useEffect(() => {
    if (!isBoxed) return undefined
    return watchBoxes({
      fields,
      marks: () => selectPreview(getState()).marks,
      mark: (box, status) => {
        dispatch(boxMarked({ box, status }))
        send({ type: 'preview/box', box, status })
      },
    })
  }, [isBoxed, fields, send, dispatch, getState])

  useEffect(() => height.current?.check({ received, screen }), [received, screen])
  return { received, fixture, isBoxed, marks, screen, send }
}
