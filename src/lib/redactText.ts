export const HIDDEN = '<redacted>'

/** Parameters of an address that say which activity is meant and nothing of the person. */
const OPEN_PARAMS: ReadonlySet<string> = new Set(['sourceId', 'type', 'lang', 'mis', 'retry', 'inviteePageType', 'inviteeRewardType', 'needReturn', 'userType', 'previewType'])

/** The query of an address inside a text; what follows `#` goes with it. */
const QUERY = /\?([\w.%~+-]+=[^\s"'<>)]*)/g

/** What a secret looks like wherever it stands, in the order they are looked for. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, HIDDEN],
  [/\b(Bearer|TICKET_)\s*[\w.~+/=-]+/g, `$1 ${HIDDEN}`],
  // `token: x`, `"smsCode":"123456"`, `name=Li`: the value goes, to its closing quote or the next blank.
  [/((?:token|ticket|jwt|code|phone|mobile|telephone|name|secret|password|idNo|cardNo|address)\w*["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}"']+)/gi, `$1${HIDDEN}`],
  // Card, account and phone numbers, and ids as our services make them.
  [/\b[A-Za-z0-9_-]{28,}\b/g, HIDDEN],
  [/\d{9,}[\dXx]?/g, HIDDEN],
  // A phone number in groups or with its country code.
  [/(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}/g, HIDDEN],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, HIDDEN],
  // A one-time code stands alone; a code of an error has a sign before it.
  [/(^|[^\w.:/-])\d{6}(?![\w.])/g, `$1${HIDDEN}`],
]

/** A text that may leave the page or stand in a log: no phone number, token, ticket, code, name, address or id of a person in it (spec 1 §3). */
export function redactText(text: string): string {
  const open = text.replace(QUERY, (_, query: string) => `?${redactQuery(query)}`)
  return SECRETS.reduce((shown, [secret, instead]) => shown.replace(secret, instead), open)
}

function redactQuery(query: string): string {
  return query
    .replace(/#.*$/, '')
    .split('&')
    .map((pair) => {
      const name = pair.split('=')[0] ?? ''
      return OPEN_PARAMS.has(name) ? pair : `${name}=${HIDDEN}`
    })
    .join('&')
}
