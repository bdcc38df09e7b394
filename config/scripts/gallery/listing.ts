import '../../documents/pageModules.ts'
import type { Language } from '../../../src/lib/i18n/index.ts'
import type { PageState } from '../../../src/workbench/wall/list/pageStates.ts'

/** A state, with what marketing calls its page and what it shows. */
export type NamedState = PageState & { readonly pageName: string; readonly kindName: string; readonly fixtureName: string }

/** Every state of every page as the wall has it, in the words of a language. */
export async function listNamedStates(language: Language): Promise<readonly NamedState[]> {
  // Loaded before there is a document: styled-components would take Node for a browser.
  await import('styled-components')
  Object.assign(globalThis, { document: { documentElement: {}, title: '', cookie: '', getElementById: () => null, querySelector: () => null, addEventListener: () => undefined } })
  const { setLanguage } = await import('../../../src/lib/i18n/index.ts')
  setLanguage(language)
  const [{ loadWall }, { stateNames }] = await Promise.all([import('../../../src/workbench/wall/list/loadWall.ts'), import('../../../src/workbench/wall/list/stateNames.ts')])
  const { states } = await loadWall((page, error) => console.error(page, error))
  const names = stateNames()
  return states.map((state) => Object.assign(state, { pageName: names.page(state), kindName: names.kind(state.kind), fixtureName: names.fixture(state.fixture) }))
}
