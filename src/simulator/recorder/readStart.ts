import { cookieNameOf } from '@/app/persistence/cookieStorage'
import { chooseLanguage } from '@/lib/i18n'
import { parseQuery } from '@/lib/url/query'
import { cookieText } from '@/lib/storage/cookieText'
import { scenarioOfTab } from '@/mocks/scenario/scenarioTab'
import { paramsOf, type Choice } from '../choice'
import { isProductKey, keyOfCookie } from '../productKeys'
import type { RecordingStart } from '../recording/format'
import { readViewport } from '../viewport'
import type { Redactor } from './redaction/redactor'

const FAMILIES: readonly (readonly [string, RegExp])[] = [['Edge', /Edg\w*\/(\d+)/], ['Firefox', /Firefox\/(\d+)/], ['Chrome', /Chrome\/(\d+)/], ['Safari', /Version\/(\d+)/], ['WebKit', /AppleWebKit\/(\d+)/]]

/** Family and main version: what else a browser says of itself may tell one person from another. */
function familyOf(userAgent: string): string {
  const [name, version] = FAMILIES.map(([family, pattern]) => [family, pattern.exec(userAgent)?.[1]] as const).find(([, found]) => found !== undefined) ?? []
  return name ? `${name} ${version ?? ''}` : 'unknown'
}

/** Where a recording starts, before the app has run. */
export function readStart(choice: Choice, clock: number, { text, texts, value }: Redactor): RecordingStart {
  // The session first: it says who the person is, whose id stands elsewhere in other words.
  const cookies = texts(readCookies())
  return {
    address: text(location.href),
    simulation: texts(definedOnly(paramsOf(choice))),
    scenario: scenarioOfTab(),
    language: chooseLanguage(parseQuery(location.search)) === 'en' ? 'en' : 'zh',
    viewport: readViewport(),
    pixelRatio: window.devicePixelRatio,
    clock,
    timezoneOffset: new Date().getTimezoneOffset(),
    userAgent: familyOf(navigator.userAgent),
    kept: { session: texts(readStorage(() => sessionStorage)), local: texts(readStorage(() => localStorage)), cookies },
    history: value(window.history.state),
  }
}

function definedOnly(params: Readonly<Record<string, string | null>>): Record<string, string> {
  const result: Record<string, string> = {}
  for (const name of Object.keys(params)) if (params[name] !== null && params[name] !== undefined) result[name] = params[name]
  return result
}

/** Those that the app reads here, by its own name for them: what is recorded over https is played over http too. */
function readCookies(): Record<string, string> {
  const result: Record<string, string> = {}
  for (const pair of cookieText().split(/;\s*/)) {
    const [name = ''] = pair.split('=')
    const key = keyOfCookie(name)
    if (key !== null && cookieNameOf(key) === name) result[key] = pair.slice(name.length + 1)
  }
  return result
}

/** What the product keeps. Nothing where storage is blocked. */
function readStorage(storage: () => Storage): Record<string, string> {
  const result: Record<string, string> = {}
  try {
    const kept = storage()
    for (const key of Object.keys(kept)) if (isProductKey(key)) result[key] = kept.getItem(key) ?? ''
  } catch {
    // Blocked.
  }
  return result
}
