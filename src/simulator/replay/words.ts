import type { Translation } from '@/lib/i18n'
import type { Difference } from './differences'
import type { ReplayMessages } from './messages'
import type { Moment } from './tape'

type Words = Translation<ReplayMessages>

const controlOf = ({ roles, steps }: Words, role: string, name: string): string => steps.control((roles as Readonly<Record<string, string>>)[role] ?? role, name)

/** A step in words: `Press button “Log in”`. */
export function stepWords(words: Words, moment: Moment | undefined): string {
  const { steps } = words
  const of = (target: { readonly role: string; readonly name: string }) => controlOf(words, target.role, target.name)
  switch (moment?.kind) {
    case undefined:
      return steps.end
    case 'press':
      return steps.press(of(moment.target))
    case 'drag':
      return steps.drag(of(moment.target))
    case 'type':
      return steps.type(of(moment.target), moment.value)
    case 'choose':
      return steps.choose(of(moment.target), moment.option)
    case 'scroll':
      return steps.scroll(moment.top)
    case 'key':
      return steps.key(moment.key)
    case 'navigation':
      return moment.how === 'pop' || moment.how === 'leave' ? steps[moment.how](moment.address) : steps.load(moment.address)
  }
}

/** What differs, as a sentence without the step before which it was noticed. */
export function differenceWords(words: Words, difference: Difference): string {
  const { differences: say } = words
  switch (difference.kind) {
    case 'controlMissing':
    case 'controlDisabled':
    case 'unusable':
      return say[difference.kind](controlOf(words, difference.role, difference.name))
    case 'callMissing':
    case 'callNotRecorded':
    case 'callDropped':
      return say[difference.kind](difference.call)
    case 'actions':
      return say.actions(difference.slice, difference.expected, difference.found)
    case 'end':
      if (difference.part === 'state') return say.states(difference.expected)
      return say.ends(say.end[difference.part], difference.expected, difference.found)
    default:
      return say[difference.kind](difference.expected, difference.found)
  }
}

/** The same with its step: `Press button “Log in”: ...`. */
export const differenceAt = (words: Words, moments: readonly Moment[], difference: Difference): string => words.differences.before(stepWords(words, moments[difference.moment])) + differenceWords(words, difference)
