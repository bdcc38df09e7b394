import type { Reported, ReportKind } from '@/lib/reporting/report'
import { redactText } from '@/lib/reporting/redactText'
import { trail } from '@/lib/reporting/trail'
import { stepsOf } from './trail'

/** What is sent, as JSON: redacted, and without anything that identifies a user. */
export type Report = {
  readonly kind: ReportKind
  readonly name: string
  readonly message: string
  /** The innermost frames, one a line. */
  readonly stack: string
  /** The page's path, without its query. */
  readonly page: string
  /** The newest script of the app that the page runs; its name identifies the build. */
  readonly build: string
  /** Of a failure what came before it, by names alone (trail.ts). */
  readonly steps?: readonly string[]
  /** A web vital's measure: milliseconds, or a share for layout shifts. */
  readonly value?: number
}

/** A violation of the content policy: the browser's event, or what its observer has buffered of one. */
export type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'sourceFile'>

/** A web vital as the report port passes it. */
export type Vital = { readonly name: string; readonly value: number }

const FRAMES = 8
const LONGEST = 500
/** Limits the time that redaction takes for a text of a megabyte. */
const READ = 20_000

/** Redacted before it is cut: the pattern would not recognise half a phone number. */
const short = (text: unknown): string => redactText(String(text).slice(0, READ)).slice(0, LONGEST)

export function toReport([error, kind]: Reported): Report {
  const place = { kind, page: redactText(location.pathname), build: buildName() }
  if (kind === 'vital') {
    const { name, value } = error as Vital
    return { ...place, name, message: '', stack: '', value }
  }
  if (kind === 'policy') {
    const { effectiveDirective, blockedURI, sourceFile } = error as Violation
    return { ...place, name: effectiveDirective, message: short(originOf(blockedURI)), stack: short(sourceFile) }
  }
  const steps = stepsOf(trail)
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: plain(error), stack: '' }
  const frames = (stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line))
  return { ...place, name: short(name), message: short(message), stack: frames.slice(0, FRAMES).map(short).join('\n'), steps }
}

/** Any thrown value as text; of an object only the name, because its fields may hold personal data. */
function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const { kind, errCode, message } = value as { readonly kind?: unknown; readonly errCode?: unknown; readonly message?: unknown }
  return [kind, errCode, message].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || Object.prototype.toString.call(value)
}

/** Of a blocked address only the host; `inline` and `eval` are not addresses. */
const originOf = (address: string): string => /^[a-z][\w+.-]*:\/\/[^/?#]+/i.exec(address)?.[0] ?? address.split(/[?#]/)[0] ?? ''

function buildName(): string {
  const names = Array.prototype.map.call(document.scripts, (script: HTMLScriptElement) => /assets\/([ml]\/app\.[\w.]+)$/.exec(script.src)?.[1] ?? '') as string[]
  return names.find((name) => name !== '') ?? ''
}
