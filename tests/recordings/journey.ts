import type { Page } from '../browser/driver/page.ts'

/** A way through a campaign that is recorded (`npm run replay:record`), kept beside it as `<name>.session.json`, and replayed by `npm test`. */
export type Journey = {
  /** Below the campaign's prefix, with the query. */
  readonly path: string
  /** How the embedded backend answers (`{ caslogin: 'http500>ok' }`). */
  readonly outcomes?: Readonly<Record<string, string>>
  /** What the person does, to a page that comes to rest. */
  readonly steps: (page: Page) => Promise<void>
}
