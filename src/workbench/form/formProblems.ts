import { parseConfig, type ConfigFields, type ConfigProblem } from '@/lib/pageConfig'
import type { Config } from '../draft/configPath'
import type { PageProblem } from '../frame/frameState'

export type FormProblem = { readonly path: string; readonly text: string }
type Words = Readonly<Record<ConfigProblem['reason'], string>>

/** What is wrong with a draft: by the page's own schema, at once, and what the page in the frame says besides. Each place once. */
export function formProblems(fields: ConfigFields, config: Config, fromPage: readonly PageProblem[], words: Words): readonly FormProblem[] {
  const own = parseConfig(fields, config).problems.map(({ path, reason }) => ({ path, text: words[reason] }))
  const more = fromPage.filter(({ path }) => !own.some((problem) => problem.path === path))
  return [...own, ...more.map(({ path, message }) => ({ path, text: Object.hasOwn(words, message) ? words[message as ConfigProblem['reason']] : message }))]
}
