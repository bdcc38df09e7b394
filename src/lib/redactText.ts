export const HIDDEN = '<redacted>'

/** Parameters of an address that say which activity is meant and nothing of the person. */
const OPEN_PARAMS: ReadonlySet<string> = new Set(['sourceId', 'type', 'lang', 'mis', 'retry', 'inviteePageType', 'inviteeRewardType', 'needReturn', 'userType', 'previewType'])

/** The query of an address inside a text; what follows `#` goes with it. */
const QUERY = /\?([\w.%~+-]+=[^\s"'<>)]*)/g

/** What opens or closes a value, plain, inside a text of JSON, or in an address. */
const QUOTE = `(?:\\\\*["']|%22|%27)`
const IS = '(?:\\s|%20)*(?:=>|[:=\uff1a]|%3A|%3D)(?:\\s|%20|\\+)*'
/** To its closing quote, or where there is none, to the next blank or sign that ends a value. A text that was cut ends inside its quotes. */
const VALUE = `(?:\\\\+".*?(?:"|$)|"[^"]*(?:"|$)|'[^']*(?:'|$)|%22.*?(?:%22|$)|[^\\s,;&}"']+)`
const NAMES = [
  'token|ticket|jwt|code|phone|mobile|telephone|name|secret|password|idNo|cardNo|address',
  // The same in Chinese: name, mobile number, telephone, code, address, number of the identity card.
  '\u59d3\u540d|\u624b\u673a\u53f7?\u7801?|\u7535\u8bdd|\u9a8c\u8bc1\u7801|\u5730\u5740|\u8eab\u4efd\u8bc1\u53f7?',
].join('|')
const GAP = '(?:[\\s.()-]|%20){0,3}'

/** What a secret looks like wherever it stands, in the order they are looked for. */
const SECRETS: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, HIDDEN],
  [/\b(Bearer|TICKET_)\s*[\w.~+/=-]+/g, `$1 ${HIDDEN}`],
  // `token: x`, `"smsCode":"123456"`, `name=Li`, `ticket%3Dx`: the value goes.
  [new RegExp(`((?:${NAMES})\\w*${QUOTE}?${IS})${VALUE}`, 'gi'), `$1${HIDDEN}`],
  // Ids as our services make them, but not the name of a campaign.
  [/[A-Za-z0-9_-]{28,}/g, (run) => (isWords(run) ? run : HIDDEN)],
  // Card, account and phone numbers.
  [/\d{9,}[\dXx]?/g, HIDDEN],
  // A phone number in groups or with its country code.
  [new RegExp(`(?:\\+?86${GAP})?\\(?1[3-9]\\d${GAP}\\d{4}${GAP}\\d{4}`, 'g'), HIDDEN],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, HIDDEN],
  // A one-time code stands alone; a code of an error has a sign before it.
  [/(^|[^\w.:/-])\d{6}(?![\w.])/g, `$1${HIDDEN}`],
]

/** Words as a path has them (`invite-a-friend-activity-2`, `some-car-p2p-activity`): lower case, short, with a digit here and there. A token is none of that. */
const isWords = (run: string): boolean => run.split('-').every((word) => /^(?:[a-z]{1,16}|[a-z]?\d[a-z]?)$/.test(word))

/** Digits of a wide keyboard count as digits. */
const narrow = (digit: string): string => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)

/** A text that may leave the page or stand in a log: no phone number, token, ticket, code, name, address or id of a person in it (spec 1 §3). */
export function redactText(text: string): string {
  const open = text.replace(/[\uff10-\uff19]/g, narrow).replace(/(\d)%20(?=[\d(])/g, '$1 ').replace(QUERY, (_, query: string) => `?${redactQuery(query)}`)
  return SECRETS.reduce((shown, [secret, instead]) => shown.replace(secret, instead as string), open)
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
