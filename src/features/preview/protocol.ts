import { array, finite, literal, maxLength, maxValue, minValue, nonEmpty, number, object, optional, picklist, pipe, readonly, regex, safeParse, string, unknown, variant, type GenericSchema, type InferOutput } from 'valibot'

/**
 * What a preview and the page around it say to each other by postMessage (spec 2 §2.5). Both sides check every message with the parse
 * functions below and look at its origin first (`isPreviewOrigin` of config/env).
 *
 * `page`: the prefix for a campaign's home, else `<prefix>/<path>`, without `/preview`; a page outside the campaigns is its path.
 * `box`: the name of a top-level field of the page's config. `height`: CSS pixels. `token`: what can stand in a header.
 */
const name = pipe(string(), nonEmpty(), maxLength(200))
const words = pipe(string(), maxLength(1000))
const boxStatuses = ['active', 'hover', 'inactive'] as const
const box = object({ type: literal('preview/box'), box: name, status: picklist(boxStatuses) })
/** A number that the parent may give a config and that comes back on each of its problems, so that late ones can be told apart. */
const revision = optional(number())

/**
 * `preview/config` replaces the whole config; one for another page is not drawn, and is a problem with the path `page`.
 * `preview/box` with `active` selects (at most one is active) and scrolls to it, `hover` outlines, `inactive` clears.
 */
const parentMessage = variant('type', [
  object({ type: literal('preview/config'), page: name, config: unknown(), revision }),
  box,
  object({ type: literal('preview/token'), token: pipe(string(), maxLength(4096), regex(/^[\x21-\x7e]+$/)) }),
])

/**
 * `preview/ready` comes when the page is drawn and listens; a parent then sends its config. It comes again, to a parent that the frame
 * could not name before, in answer to that parent's first message.
 * `preview/problem` names what could not be drawn and was replaced by its default: `path` is the field (`steps.1.title`), `page` for a
 * config of another page, or '' for the config as a whole. Every config is answered by all its problems, so a parent forgets the
 * former ones when it sends the next.
 */
const frameMessage = variant('type', [
  object({ type: literal('preview/ready'), page: name, boxes: pipe(array(name), maxLength(200), readonly()) }),
  object({ type: literal('preview/height'), height: pipe(number(), finite(), minValue(0), maxValue(1_000_000)) }),
  box,
  object({ type: literal('preview/action'), name }),
  object({ type: literal('preview/problem'), path: words, message: words, revision }),
])

export type BoxStatus = (typeof boxStatuses)[number]
export type ParentMessage = InferOutput<typeof parentMessage>
export type FrameMessage = InferOutput<typeof frameMessage>

const parserOf =
  <T>(schema: GenericSchema<unknown, T>) =>
  (data: unknown): T | undefined => {
    const result = safeParse(schema, data)
    return result.success ? result.output : undefined
  }

/** A message from the parent, or undefined when it is none of the protocol's. */
export const parseParentMessage: (data: unknown) => ParentMessage | undefined = parserOf(parentMessage)

/** A message from the frame, or undefined when it is none of the protocol's. */
export const parseFrameMessage: (data: unknown) => FrameMessage | undefined = parserOf(frameMessage)

/** `common` shows the page as it is; `with-preview-box` lets its boxes be selected. Query parameter `previewType`. */
export type PreviewType = 'common' | 'with-preview-box'

/** The query parameters of a preview's address: its type, and which of the page's fixtures it draws (`default` unless named). */
export const PREVIEW_TYPE = 'previewType'
export const FIXTURE = 'fixture'
