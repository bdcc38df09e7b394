import { readRecording, type NoRecording } from '../recording/readRecording'
import { keepChoice } from '../storedChoice'
import { atStart, forgetReplay, keepReplay, type Speed } from './progress'
import type { ReplayMessages } from './messages'
import type { Translation } from '@/lib/i18n'
import { toTape } from './tape'

/** `noRoom`: the tab cannot keep it; `elsewhere`: `path` is no page of this site. */
export type NoReplay = NoRecording | { readonly why: 'noRoom' } | { readonly why: 'elsewhere'; readonly path: string }

export type ReplayOptions = { readonly speed?: Speed; readonly until?: number | null }

/** Lets the next document of this tab begin a replay; answers its address. Whatever the file is, it never throws and runs nothing of it. */
export function armReplay(text: string, name: string, { speed = 'recorded', until = null }: ReplayOptions = {}): { readonly address: string } | { readonly problem: NoReplay } {
  const read = readRecording(text)
  if ('problem' in read) return read
  const tape = toTape(read.recording)
  const place = placeOf(tape.start.address)
  if (place === null) return { problem: { why: 'elsewhere', path: tape.start.address.slice(0, 80) } }
  try {
    keepReplay({ name, tape, progress: atStart(speed, until) })
  } catch {
    forgetReplay()
    return { problem: { why: 'noRoom' } }
  }
  keepChoice(tape.start.simulation)
  return { address: location.origin + place }
}

/** The path of a start on this site, whichever site it was recorded on: never an address of somebody else's. Null where it is no page of the product. */
function placeOf(address: string): string | null {
  try {
    const { pathname, search, hash } = new URL(address, location.href)
    const base = /^\/[^/]+\//.exec(location.pathname)?.[0] ?? '/'
    return pathname.indexOf(base) === 0 ? pathname + search + hash : null
  } catch {
    return null
  }
}

/** Why a file cannot be replayed, in a sentence. */
export function problemWords({ problems }: Translation<ReplayMessages>, problem: NoReplay): string {
  switch (problem.why) {
    case 'version':
      return problems.version(problem.said)
    case 'field':
      return problems.field(problem.field)
    case 'elsewhere':
      return problems.elsewhere(problem.path)
    default:
      return problems[problem.why]
  }
}
