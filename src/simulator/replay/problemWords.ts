import type { Translation } from '@/lib/i18n'
import type { NoRecording } from '../recording/readRecording'
import type { ReplayMessages } from './messages'

/** `noRoom`: the tab cannot keep it; `elsewhere`: `path` is no page of this site. */
export type NoReplay = NoRecording | { readonly why: 'noRoom' } | { readonly why: 'elsewhere'; readonly path: string }

/** Why a file cannot be replayed, in a sentence. */
export function problemWords({ problems }: Translation<ReplayMessages>, problem: NoReplay): string {
  switch (problem.why) {
    case 'version':
      return problems.version(problem.version)
    case 'field':
      return problems.field(problem.field)
    case 'elsewhere':
      return problems.elsewhere(problem.path)
    default:
      return problems[problem.why]
  }
}
