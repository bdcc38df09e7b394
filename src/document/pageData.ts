/** What one bundle loads for the page, by the names of its scripts without their ending. */
export type PageFiles = {
  /** Where they lie, below the base path: `assets/m/`. */
  readonly folder: string
  /** What every page loads, in order. */
  readonly entry: readonly string[]
  /** What this page loads besides: the campaign's first file, and the page's own. */
  readonly page: readonly string[]
}

/** The first paint in English: what stands in the place of its texts, in the order of the document (0 for one that stays), and of attributes, by the place of their element, where there are such. */
export type EnglishPaint = {
  readonly title: string
  readonly texts: readonly (string | 0)[]
  readonly attributes?: readonly (readonly [element: number, name: string, value: string])[]
}

/** What a document knows of its page, written by the build (config/documents). */
export type PageData = {
  readonly base: string
  readonly modern: PageFiles
  readonly legacy?: PageFiles
  readonly english?: EnglishPaint
  /** The call that brings the page's data, where it can be sent before the app is there: that of the login page, or a campaign's page call by its name, with the parameters of the address that it is about: `queryGroupPage groupNo`. */
  readonly call?: string
}
