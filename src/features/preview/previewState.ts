import { noMarks, type BoxMarks } from './previewBoxes'

/** A configuration as it came; each is a new object, also one that says the same. */
export type ReceivedConfig = { readonly config: unknown; readonly revision?: number }

export type Problem = { readonly path: string; readonly message: string; readonly revision?: number | undefined }

/** What was reported to the parent frame. Problems are those of the newest configuration. */
export type Reported = { readonly boxes: readonly string[]; readonly height: number | null; readonly problems: readonly Problem[]; readonly lastAction: string | null }

/** One previewed page, from its first drawing until it goes. In the store of a preview document alone, and never kept (config/adr/0008). */
export type PreviewState = {
  /** The page's name; null while none is previewed. */
  readonly page: string | null
  readonly fixture: string
  readonly isBoxed: boolean
  /** Null until the parent has sent one, and where there is no parent. */
  readonly received: ReceivedConfig | null
  readonly marks: BoxMarks
  /** The height of the screen that a page fills (px): the frame's, until it follows the page's own. */
  readonly screen: number
  readonly reported: Reported
}

export const noPreview: PreviewState = {
  page: null,
  fixture: 'default',
  isBoxed: false,
  received: null,
  marks: noMarks,
  screen: 0,
  reported: { boxes: [], height: null, problems: [], lastAction: null },
}
