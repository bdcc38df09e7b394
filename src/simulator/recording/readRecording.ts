import { getDotPath, safeParse } from 'valibot'
import { RECORDING_VERSION, recordingSchema, type Recording } from './format'

/** More than a recorder writes; a file beyond is none of ours. */
const LONGEST = 8_000_000

/** `version`: a recording of that other version; `field`: the first one that is not as it should be, as a path. */
export type NoRecording =
  | { readonly why: 'tooLong' | 'notJson' | 'notOurs' }
  | { readonly why: 'version'; readonly version: string }
  | { readonly why: 'field'; readonly field: string }

/** Reads a `.session.json`, which may come from anywhere. Never throws. */
export function readRecording(text: string): { readonly recording: Recording } | { readonly problem: NoRecording } {
  if (text.length > LONGEST) return { problem: { why: 'tooLong' } }
  const value = parsed(text)
  if (value === undefined) return { problem: { why: 'notJson' } }
  const { kind, version } = Object(value) as { readonly kind?: unknown; readonly version?: unknown }
  if (kind !== 'market-platform-h5.session') return { problem: { why: 'notOurs' } }
  if (version !== RECORDING_VERSION) return { problem: { why: 'version', version: String(version).slice(0, 20) } }
  const { success, output, issues } = safeParse(recordingSchema, value)
  return success ? { recording: output } : { problem: { why: 'field', field: getDotPath(issues[0]) ?? '' } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
