import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useEnvironment } from '@/lib/environmentContext'
import { deferEffect } from '@/lib/deferEffect'
import { openParentLink, type ParentLink } from './parentLink'
import { isSamePage, readPreviewAddress } from './previewAddress'
import { isField, markedAs, noMarks, showBox, shownBoxes, watchBoxes, type BoxMarks } from './previewBoxes'
import type { FrameMessage, ParentMessage } from './protocol'
import { stayInPage } from './stayInPage'
import { contentHeight, watchHeight, type HeightWatch } from './watchHeight'

/** A configuration as it came; each is a new object, also one that says the same. */
export type ReceivedConfig = { readonly config: unknown; readonly revision?: number }

export type Preview = {
  /** Undefined until the parent has sent one, and where there is no parent. */
  readonly received: ReceivedConfig | undefined
  readonly fixture: string
  readonly isBoxed: boolean
  readonly marks: BoxMarks
  /** The height of the screen that a page fills (px): the frame's, until it follows the page's own. */
  readonly screen: number
  readonly send: (message: FrameMessage) => void
}

type PreviewedPage = {
  readonly name: string
  readonly fields: object
  /** What is said to a parent that sends another page's configuration. */
  readonly otherPage: string
}

/** A page's connection to the page around it: what it is sent, what is pointed at, and how tall it is. */
export function usePreview({ name, fields, otherPage }: PreviewedPage): Preview {
  const environment = useEnvironment()
  const { type, fixture } = readPreviewAddress(useLocation().search)
  const isBoxed = type === 'with-preview-box'
  const [received, setReceived] = useState<ReceivedConfig>()
  const [screen, setScreen] = useState(window.innerHeight)
  const [marks, setMarks] = useState(noMarks)
  const link = useRef<ParentLink>(undefined)
  const height = useRef<HeightWatch>(undefined)
  const [send] = useState(() => (message: FrameMessage) => link.current?.send(message))

  const hear = useEffectEvent((message: ParentMessage) => {
    if (message.type === 'preview/config') {
      const { page, type: _, ...config } = message
      if (isSamePage(page, name)) setReceived(config)
      else send({ type: 'preview/problem', path: 'page', message: otherPage, ...(config.revision === undefined ? {} : { revision: config.revision }) })
    }
    if (message.type === 'preview/box' && isBoxed && isField(fields, message.box)) {
      setMarks((before) => markedAs(before, message.box, message.status))
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
        const watch = watchHeight({ measure: () => measure(), tell: (now) => send({ type: 'preview/height', height: now }), onScreen: setScreen })
        height.current = watch
        const move = stayInPage(() => send({ type: 'preview/action', name: 'link' }))
        return () => {
          opened.close()
          watch.stop()
          move()
        }
      }),
    [environment, name, send],
  )

  const shown = useRef(marks)
  useEffect(() => {
    shown.current = marks
  }, [marks])
  useEffect(() => {
    if (!isBoxed) return undefined
    return watchBoxes({
      fields,
      marks: () => shown.current,
      mark: (box, status) => {
        shown.current = markedAs(shown.current, box, status)
        setMarks(shown.current)
        send({ type: 'preview/box', box, status })
      },
    })
  }, [isBoxed, fields, send])

  useEffect(() => height.current?.check({ received, screen }), [received, screen])
  return { received, fixture, isBoxed, marks, screen, send }
}
