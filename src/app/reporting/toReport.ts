import type { Reported, ReportKind } from '@/lib/report'
import { redactText } from '@/lib/redactText'

/** What leaves the page, as JSON: redacted, and with nothing that tells one person from another. */
export type Report = {
  readonly kind: ReportKind
  readonly name: string
  readonly message: string
  /** The innermost frames, one a line. */
  readonly stack: string
  /** The page's path, without its query. */
  readonly page: string
  /** The newest script of the app that the page runs, whose name says which build it is. */
  readonly build: string
  /** A web vital's measure: milliseconds, or a share for layout shifts. */
  readonly value?: number
}

/** What a policy stopped: the browser's own event, or what its observer kept of one. */
export type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'sourceFile'>

/** A web vital on its way through the port. */
export type Vital = { readonly name: string; readonly value: number }

const FRAMES = 8
const LONGEST = 500
/** More than anybody reads, so that a page's own text of a megabyte takes no time. */
const READ = 20_000

/** Redacted first and cut then: half a phone number is none that anybody could recognise. */
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
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: plain(error), stack: '' }
  const frames = (stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line))
  return { ...place, name: short(name), message: short(message), stack: frames.slice(0, FRAMES).map(short).join('\n') }
}

/** Any thrown value as text; objects may hold anything, so only what they are called is told. */
function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const { kind, errCode, message } = value as { readonly kind?: unknown; readonly errCode?: unknown; readonly message?: unknown }
  return [kind, errCode, message].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || Object.prototype.toString.call(value)
}

/** Of what a policy blocked only the host is told; `inline` and `eval` are no addresses. */
const originOf = (address: string): string => /^[a-z][\w+.-]*:\/\/[^/?#]+/i.exec(address)?.[0] ?? address.split(/[?#]/)[0] ?? ''

function buildName(): string {
  const names = Array.prototype.map.call(document.scripts, (script: HTMLScriptElement) => /assets\/([ml]\/app\.[\w.]+)$/.exec(script.src)?.[1] ?? '') as string[]
  return names.find((name) => name !== '') ?? ''
}
