export const HIDDEN = '<redacted>'

/** Parameters of an address that say which activity is meant and nothing of the person. */
const OPEN_PARAMS: ReadonlySet<string> = new Set(['sourceId', 'type', 'lang', 'mis', 'retry', 'inviteePageType', 'inviteeRewardType', 'needReturn', 'userType', 'previewType'])

/** The query of an address inside a text; what follows `#` goes with it. */
const QUERY = /\?([\w.%~+-]+=[^\s"'<>)]*)/g

/*
 * Every pattern takes a time that grows with the text's length and no faster: it can begin at the start of a word or at a fixed sign alone, or
 * it takes what it looked at along (the e-mail's takes every word). A page's own text of twenty thousand signs must not stop the page.
 */

/** An escape of an address, however often it was escaped. */
const ESCAPE = '%(?:25)*[\\dA-Fa-f]{2}'
const BLANK = '(?:\\s|%(?:25)*20|\\+)*'
/** What opens or closes a value, plain, inside a text of JSON, or in an address. */
const QUOTE = `(?:\\\\*["']|%(?:25)*2[27])`
const IS = `(?:\\s|%(?:25)*20)*(?:=>|[:=\uff1a\uff1d]|%(?:25)*3[AD])${BLANK}`
/**
 * An object or a list goes with all that follows: what ends it can stand in its texts too. Else to the closing quote, or where there is none, to
 * the next blank or sign that ends a value. A text that was cut ends inside its quotes.
 */
const VALUE = `(?:[{[][^]*|\\\\+"[^]*?(?:"|$)|"[^"]*(?:"|$)|'[^']*(?:'|$)|%(?:25)*22[^]*?(?:%(?:25)*22|$)|(?:(?:bearer|basic|digest)\\s+)?[^\\s,;&}"']+)`
/** Wherever they stand in a word. */
const NAMES = [
  'token|ticket|jwt|code|otp|authorization|cookie|secret|password|passwd|pwd|phone|mobile|telephone|email|name|idNo|cardNo|address|street',
  'latitude|longitude',
].join('|')
/** Short enough to stand in other words (`platform`, `along`), so at a word's end alone, where nothing or a digit, an underscore or an escape is before them. */
const SHORT_NAMES = '(?:\\w*[\\d_]|(?:25)*[\\dA-F]{2})?(?:lat|lng|lon)\\d*\\b'
/** Name, mobile number, telephone, code, address, number of the identity card, place on the earth. */
const CHINESE_NAMES = '\u59d3\u540d|\u624b\u673a\u53f7?\u7801?|\u7535\u8bdd|\u9a8c\u8bc1\u7801|\u5730\u5740|\u8eab\u4efd\u8bc1\u53f7?|[\u7ecf\u7eac]\u5ea6'
/** Between the groups of a phone number: up to three signs of any kind. */
const GAP = `(?:[^A-Za-z0-9%]|${ESCAPE}){0,3}`
const AT = '(?:@|%(?:25)*40)'

/** What a secret looks like wherever it stands, in the order they are looked for. */
const SECRETS: readonly (readonly [RegExp, string | ((found: string, part?: string) => string)])[] = [
  [new RegExp(`(\\b|${ESCAPE})eyJ[\\w-]*(?:\\.[\\w-]+)*`, 'g'), `$1${HIDDEN}`],
  // `token: x`, `"smsCode":"123456"`, `name=Li`, `ticket%3Dx`: the value goes.
  [new RegExp(`((?:\\b(?=\\w*(?:${NAMES})|${SHORT_NAMES})\\w+|(?:${CHINESE_NAMES})\\w*)${QUOTE}?${IS})${VALUE}`, 'gi'), `$1${HIDDEN}`],
  [new RegExp(`([Bb]earer|BEARER|TICKET_)${BLANK}[\\w.~+/=-]+`, 'g'), `$1 ${HIDDEN}`],
  // Ids as our services make them, but not the name of a campaign.
  [/[A-Za-z0-9_-]{28,}/g, (run) => (isWords(run) ? run : HIDDEN)],
  // Card, account and phone numbers; a phone number in groups or with its country code.
  [new RegExp(`\\d{9,}[\\dXx]?|(?:\\+?86${GAP})?\\(?1[3-9]\\d${GAP}\\d{4}${GAP}\\d{4,}`, 'g'), HIDDEN],
  [new RegExp(`[\\w.+-]+(${AT}[\\w-]+\\.[\\w.-]+)?`, 'g'), (word, domain) => (domain === undefined ? word : HIDDEN)],
  // Somebody's place, to ten metres and less.
  [new RegExp(`(^|[^\\w.]|${ESCAPE})-?\\d{1,3}\\.\\d{4,}(?!\\.?\\w)`, 'g'), `$1${HIDDEN}`],
  // A one-time code stands alone; a code of an error has a sign before it.
  [new RegExp(`(^|[^\\w.:/-]|${ESCAPE})\\d{6}(?![\\w.])`, 'g'), `$1${HIDDEN}`],
]

/** Words as a path has them (`invite-a-friend-activity-2`, `some-car-p2p-activity`): lower case, short, with a digit here and there. A token is none of that. */
const isWords = (run: string): boolean => run.split('-').every((word) => /^(?:[a-z]{1,16}|[a-z]?\d[a-z]?)$/.test(word))

/** Digits of a wide keyboard count as digits. */
const narrow = (digit: string): string => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)

/** Signs of no width, which part a number for a machine and for nobody's eye. */
const UNSEEN = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** A text that may leave the page or stand in a log: no phone number, token, ticket, code, name, address or id of a person in it (spec 1 §3). */
export function redactText(text: string): string {
  const open = text.replace(UNSEEN, '').replace(/[\uff10-\uff19]/g, narrow).replace(QUERY, (_, query: string) => `?${redactQuery(query)}`)
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
