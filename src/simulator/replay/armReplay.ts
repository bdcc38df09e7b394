import { readRecording } from '../recording/readRecording'
import { keepChoice } from '../storedChoice'
import { atStart, clearReplay, keepReplay, type Speed } from './progress'
import type { NoReplay } from './problemWords'
import { toTape } from './tape'

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
    clearReplay()
    return { problem: { why: 'noRoom' } }
  }
  keepChoice(tape.start.simulation)
  return { address: location.origin + place }
}

/** The path of a start on this site, whichever site it was recorded on: never an address of another site. Null where it is no page of the product. */
function placeOf(address: string): string | null {
  try {
    const { pathname, search, hash } = new URL(address, location.href)
    const base = /^\/[^/]+\//.exec(location.pathname)?.[0] ?? '/'
    return pathname.indexOf(base) === 0 ? pathname + search + hash : null
  } catch {
    return null
  }
}
