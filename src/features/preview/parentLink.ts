import type { Environment } from '@config/env'
import { isPreviewOrigin, namedPreviewOrigins } from '@config/env/previewOrigins'
import { takeBufferedMessages } from './bufferedMessages'
import { parentOrigin } from './parentOrigin'
import { parseParentMessage, type FrameMessage, type ParentMessage } from './protocol'

export type ParentLink = {
  /** Only ever to an allowed parent. Without one nothing is sent. */
  readonly send: (message: FrameMessage) => void
  readonly close: () => void
}

const noLink: ParentLink = { send: () => undefined, close: () => undefined }

/** What a parent must learn whenever it becomes known. */
const isRetained = ({ type }: FrameMessage): boolean => type === 'preview/ready' || type === 'preview/height'

/**
 * The frame's side of the protocol. A window that is not the parent, or whose origin the environment does not allow, is ignored; every message
 * is checked. `named`: the origins that the environment names for parents of this sort. Messages go to the parent's origin, never to `*`. While that origin is unknown, `preview/ready` goes to each origin that the
 * environment names (the browser delivers it to the right one alone), and the rest waits for the parent's first message.
 */
export function openParentLink(environment: Environment, onMessage: (message: ParentMessage) => void, frame: Window = window, named = namedPreviewOrigins): ParentLink {
  const { parent } = frame
  if (parent === frame) return noLink
  const own = frame.location.origin
  const isAllowed = (origin: string): boolean => isPreviewOrigin(environment, origin, own, named)
  const retained = new Map<string, FrameMessage>()
  let origin = parentOrigin(frame)

  const targetsOf = (message: FrameMessage): readonly string[] => {
    if (origin !== undefined) return isAllowed(origin) ? [origin] : []
    return message.type === 'preview/ready' ? [own, ...named(environment)] : []
  }
  const send = (message: FrameMessage): void => {
    if (isRetained(message)) retained.set(message.type, message)
    for (const target of targetsOf(message)) parent.postMessage(message, target)
  }
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    const message = parseParentMessage(data)
    const fault = source !== parent ? 'it is not from the parent' : !isAllowed(from) ? `${from} is not allowed` : 'it is none of the protocol'
    if (source !== parent || !isAllowed(from) || !message) {
      if (environment.stage === 'dev' && isOurs(data)) warnDeveloper(fault)
      return
    }
    if (from !== origin) {
      origin = from
      for (const message of retained.values()) send(message)
    }
    onMessage(message)
  }
  frame.addEventListener('message', hear)
  const held = takeBufferedMessages()
  // The listener gets the link first, to answer by.
  void Promise.resolve().then(() => held.forEach(hear))
  return { send, close: () => frame.removeEventListener('message', hear) }
}

/** Extensions and vendors' scripts post messages too, which are ignored here. */
function isOurs(data: unknown): boolean {
  const type = typeof data === 'object' && data !== null ? (data as { type?: unknown }).type : undefined
  return typeof type === 'string' && type.startsWith('preview/')
}

function warnDeveloper(fault: string): void {
  // oxlint-disable-next-line no-console -- the developer's own console
  console.warn(`A preview message was ignored: ${fault}.`)
}
