// The headers of a call, and when each is sent: found by asking `headersFor` with more and less known (spec 1 §7).
import { headersFor } from '@/api/headers'
import type { ApiRequest, RequestContext } from '@/api/request'
import { environmentOf } from '@config/env/environments'
import { CONTEXT, ENVIRONMENT } from './send'

const PRODUCTION = environmentOf('prod', 'car')
const TAXI = environmentOf('uat', 'taxi')
const KNOWN: RequestContext = { ...CONTEXT, token: 'TOKEN', dyeing: 'lane-1' }

/** OpenAPI says these elsewhere: as security scheme and as media types. */
const SAID_ELSEWHERE = ['Authorization', 'Accept', 'Content-Type']

/** What each says, in the order in which they are written. The others never change. */
const WORDS: Readonly<Record<string, string>> = {
  'X-Saic-App-Id': 'By the page host: environment and line.',
  'X-Saic-Product-Id': 'By the line: car, commercial car or taxi.',
  'X-Saic-Channel': 'The channel of the address, else the usual one.',
  'X-Saic-Device-Id': 'Of this tab.',
  'X-Saic-Finger-Id': 'Of this browser; empty until it has been computed, after the first screen.',
  'X-Saic-City-Code': "The user's city; with logins alone.",
  'x-dyeing': 'Which of several test backends answers; where the address names one, and never in production.',
}

export type Parameter = { readonly name: string; readonly in: 'header'; readonly required: boolean; readonly description: string; readonly schema: object }

/** The headers of a request but for those that OpenAPI says elsewhere, in their order. */
export function headersOf(request: ApiRequest): readonly Parameter[] {
  if (request.host === 'maps') return []
  const all = headersFor(ENVIRONMENT, KNOWN, request)
  const always = headersFor(PRODUCTION, { ...KNOWN, token: null, dyeing: null }, request)
  const elsewhere = headersFor(TAXI, { ...KNOWN, deviceId: 'other', channel: 'OTHER', fingerId: 'other', cityCode: '320500', dyeing: 'lane-2' }, request)
  return Object.entries(all)
    .filter(([name]) => !SAID_ELSEWHERE.includes(name))
    .map(([name, value]) => ({
      name,
      in: 'header',
      required: name in always,
      description: WORDS[name] ?? 'Always the same.',
      schema: elsewhere[name] === value ? { type: 'string', const: value } : { type: 'string', examples: [value] },
    }))
}

/** The names of all headers that a call may carry, in the order in which they are written: a later one overrides an earlier one. */
export const headerOrder = (request: ApiRequest): readonly string[] => Object.keys(headersFor(ENVIRONMENT, KNOWN, request))
