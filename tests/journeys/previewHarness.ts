import { act } from '@testing-library/react'
import type { FrameMessage } from '@/features/preview'

export const TOOL = 'http://localhost:9000'

type Saying = { readonly from?: string; readonly source?: unknown }

/** The page around a preview: hears what the frame says to it, and says things. */
export type ParentHarness = {
  /** Everything that reached this parent's origin, oldest first. */
  readonly heard: FrameMessage[]
  /** The origins that anything was sent to. */
  readonly targets: Set<string>
  readonly ofType: <Type extends FrameMessage['type']>(type: Type) => Extract<FrameMessage, { type: Type }>[]
  readonly say: (data: unknown, saying?: Saying) => Promise<void>
  readonly leave: () => void
}

type StageOptions = { readonly origin?: string; readonly hasReferrer?: boolean }

/** Puts the test's window into a frame. */
export function installParent({ origin = TOOL, hasReferrer = true }: StageOptions = {}): ParentHarness {
  const heard: FrameMessage[] = []
  const targets = new Set<string>()
  const parent = {
    postMessage: (message: FrameMessage, target: string) => {
      targets.add(target)
      if (target === origin) heard.push(message)
    },
  }
  const owned: (() => void)[] = []
  const own = (target: object, name: string, value: unknown): void => {
    Object.defineProperty(target, name, { configurable: true, value })
    owned.push(() => Reflect.deleteProperty(target, name))
  }
  const { parent: top } = window
  Object.defineProperty(window, 'parent', { configurable: true, value: parent })
  owned.push(() => Object.defineProperty(window, 'parent', { configurable: true, value: top }))
  own(document, 'referrer', hasReferrer ? `${origin}/tool.html` : '')
  return {
    heard,
    targets,
    ofType: <Type extends FrameMessage['type']>(type: Type) => heard.filter((message): message is Extract<FrameMessage, { type: Type }> => message.type === type),
    say: (data, { from = origin, source = parent } = {}) =>
      act(async () => {
        const event = new MessageEvent('message', { data, origin: from })
        Object.defineProperty(event, 'source', { value: source })
        window.dispatchEvent(event)
        await Promise.resolve()
      }),
    leave: () => {
      for (const give of owned) give()
    },
  }
}
