import { builtPages } from '../../../config/documents/builtPages.ts'
import type { Frame } from '../workbench/previewFrame.ts'

export const BASE = '/market-platform-h5/'

/** Every page, once, by its path; one without an address of its own at its preview. */
export const distinctPages: readonly string[] = builtPages().flatMap(({ address, kind, sameAs }) => (kind && kind !== 'redirect' && sameAs === undefined ? [BASE + address] : []))

/** A page, in a state where one is named, as a tool shows it (spec 2 §2.5). */
export const inTool = (path: string, state = ''): string => `${path}${path.endsWith('/preview') ? '?' : '?mis=1&'}fixture=${state}`

/** The states of the page that is shown (its fixtures); the first is the one that is shown where none is asked for. */
export const statesOf = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate<readonly string[]>(`document.documentElement.dataset.fixtures.split(' ').sort(function (a, b) { return (b === 'default') - (a === 'default') })`)
