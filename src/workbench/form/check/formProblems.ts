import type { Language } from '@/lib/i18n'
import { parseConfig, type ConfigField, type ConfigFields, type FieldEditor, type ProblemReason } from '@/lib/pageConfig'
import { valueAt, type Config } from '../../draft/configPath'
import type { PageProblem } from '../../frame/frameState'
import { fieldAt, labelIn, parsePath } from '../fieldLabel'
import type { formMessages } from '../messages'

export type FormProblem = { readonly path: string; readonly text: string }
type Words = ReturnType<typeof formMessages.read>['problems']

/** What a field of a fixed form takes. */
const EXAMPLES: Readonly<Partial<Record<FieldEditor, string>>> = {
  colour: '#ff6138',
  date: '2026-11-20 09:30:00',
}

/** What is wrong with a draft: by the page's own schema, at once, and what the page in the frame says besides. Each place once. */
export function formProblems(fields: ConfigFields, config: Config, fromPage: readonly PageProblem[], words: Words, language: Language): readonly FormProblem[] {
  const textOf = (path: string, reason: ProblemReason): string => {
    const place = parsePath(path)
    // An entry of a list has no field of its own: it takes a group of fields.
    const field = typeof place.at(-1) === 'number' ? undefined : fieldAt(fields, place)
    return problemText(field, reason, valueAt(config, place), words, language)
  }
  const own = parseConfig(fields, config).problems.map(({ path, reason }) => ({ path, text: textOf(path, reason) }))
  const more = fromPage.filter(({ path }) => !own.some((problem) => problem.path === path))
  return [...own, ...more.map(({ path, message }) => ({ path, text: Object.hasOwn(words, message) ? textOf(path, message as ProblemReason) : message }))]
}

function problemText(field: ConfigField<unknown> | undefined, reason: ProblemReason, value: unknown, words: Words, language: Language): string {
  const { editor = 'group', min = 0, max = 0, choices = [] } = field ?? {}
  switch (reason) {
    case 'type':
      return words.type(editor)
    case 'format':
      return words.format(EXAMPLES[editor] ?? '')
    case 'unsafe':
      return words.unsafe(editor === 'image')
    case 'tooLong':
      return words.tooLong(typeof value === 'string' || Array.isArray(value) ? value.length : 0, max)
    case 'outOfRange':
      return words.outOfRange(min, max)
    case 'notAChoice':
      return words.notAChoice(choices.map((choice) => labelIn(language, choice.label, String(choice.value))))
  }
}
