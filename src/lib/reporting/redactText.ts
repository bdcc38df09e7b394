import { toAsciiDigits } from '../asciiDigits'

export const HIDDEN = '<redacted>'

/** Parameters of an address that name the activity and contain no user data. */
const OPEN_PARAMS: ReadonlySet<string> = new Set(['sourceId', 'type', 'lang', 'mis', 'retry', 'inviteePageType', 'inviteeRewardType', 'needReturn', 'userType', 'previewType'])

/** The query of an address inside a text; with what follows `#`. */
const QUERY = /\?([\w.%~+-]+=[^\s"'<>)]*)/g

/*
 * Every pattern takes linear time: it begins only at the start of a word or at a fixed character, or it consumes what it has looked at (the
 * e-mail's consumes every word). A text of twenty thousand characters must not block the page.
 */

/** An escape of an address, escaped once or several times. */
const ESCAPE = '%(?:25)*[\\dA-Fa-f]{2}'
const BLANK = '(?:\\s|%(?:25)*20|\\+)*'
/** What opens or closes a value, plain, inside a text of JSON, or in an address. */
const QUOTE = `(?:\\\\*["']|%(?:25)*2[27])`
const IS = `(?:\\s|%(?:25)*20)*(?:=>|[:=\uff1a\uff1d]|%(?:25)*3[AD])${BLANK}`
/**
 * An object or a list is removed with all that follows, because its closing bracket can occur in its texts too. Else up to the closing quote, or
 * without quotes to the next character that ends a value. A text that was cut ends inside its quotes.
 */
const VALUE = `(?:[{[][^]*|\\\\+"[^]*?(?:"|$)|"[^"]*(?:"|$)|'[^']*(?:'|$)|%(?:25)*22[^]*?(?:%(?:25)*22|$)|(?:(?:bearer|basic|digest)\\s+)?[^\\s,;&}"']+)`
/** Anywhere in a word. */
const NAMES = [
  'token|ticket|jwt|code|otp|authorization|cookie|secret|password|passwd|pwd|phone|mobile|telephone|email|name|idNo|cardNo|address|street',
  'latitude|longitude',
].join('|')
/** Short enough to occur in other words (`platform`, `along`), so only at the end of a word, after nothing, a digit, an underscore or an escape. */
const SHORT_NAMES = '(?:\\w*[\\d_]|(?:25)*[\\dA-F]{2})?(?:lat|lng|lon)\\d*\\b'
/** Name, mobile number, telephone, code, address, number of the identity card, coordinates. */
const CHINESE_NAMES = '\u59d3\u540d|\u624b\u673a\u53f7?\u7801?|\u7535\u8bdd|\u9a8c\u8bc1\u7801|\u5730\u5740|\u8eab\u4efd\u8bc1\u53f7?|[\u7ecf\u7eac]\u5ea6'
/** Between the groups of a phone number: up to three characters of any kind. */
const GAP = `(?:[^A-Za-z0-9%]|${ESCAPE}){0,3}`
const AT = '(?:@|%(?:25)*40)'

/** What a pattern has found: `named` by the name before it, the others by their looks; `number` is one of a phone, a card or an account. */
export type SecretLooks = 'token' | 'named' | 'id' | 'number' | 'email' | 'place' | 'code'

/** The patterns of secrets, in the order in which they are replaced: what stays before the secret, and the secret. */
const SECRETS: readonly (readonly [SecretLooks, RegExp])[] = [
  ['token', new RegExp(`(\\b|${ESCAPE})(eyJ[\\w-]*(?:\\.[\\w-]+)*)`, 'g')],
  // `token: x`, `"smsCode":"123456"`, `name=Li`, `ticket%3Dx`: the value goes.
  ['named', new RegExp(`((?:\\b(?=\\w*(?:${NAMES})|${SHORT_NAMES})\\w+|(?:${CHINESE_NAMES})\\w*)${QUOTE}?${IS})(${VALUE})`, 'gi')],
  ['token', new RegExp(`([Bb]earer|BEARER|TICKET_)${BLANK}([\\w.~+/=-]+)`, 'g')],
  ['id', /()([A-Za-z0-9_-]{28,})/g],
  // Card, account and phone numbers; a phone number in groups or with its country code.
  ['number', new RegExp(`()(\\d{9,}[\\dXx]?|(?:\\+?86${GAP})?\\(?1[3-9]\\d${GAP}\\d{4}${GAP}\\d{4,})`, 'g')],
  // It consumes every word; only one with a domain is an address.
  ['email', new RegExp(`()([\\w.+-]+(?:${AT}[\\w-]+\\.[\\w.-]+)?)`, 'g')],
  // Coordinates of ten metres or less.
  ['place', new RegExp(`(^|[^\\w.]|${ESCAPE})(-?\\d{1,3}\\.\\d{4,}(?!\\.?\\w))`, 'g')],
  // A one-time code is a word of its own; the code of an error has a sign before it.
  ['code', new RegExp(`(^|[^\\w.:/-]|${ESCAPE})(\\d{6}(?![\\w.]))`, 'g')],
]

/** Words of a path (`invite-a-friend-activity-2`, `some-car-p2p-activity`): lower case, short, with few digits, unlike a token. */
const isWords = (run: string): boolean => run.split('-').every((word) => /^(?:[a-z]{1,16}|[a-z]?\d[a-z]?)$/.test(word))

/** Characters of no width, which split a number without being visible. */
const UNSEEN = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

const IS_EMAIL = new RegExp(AT)

/** The text as people read it: no invisible characters, and all digits of one kind. */
const plainText = (text: string): string => toAsciiDigits(text.replace(UNSEEN, ''))

/** The text with another one in place of each of its secrets. `before` is what stands before it and names it, '' where its looks tell. */
export function replaceSecrets(text: string, instead: (secret: string, looks: SecretLooks, before: string) => string): string {
  const replaced = (shown: string, [looks, pattern]: (typeof SECRETS)[number]): string =>
    shown.replace(pattern, (found, before: string, secret: string) => {
      // Ids as our services make them, but not the name of a campaign.
      if ((looks === 'id' && isWords(secret)) || (looks === 'email' && !IS_EMAIL.test(secret))) return found
      const separator = /^(bearer|TICKET_)$/i.test(before) ? ' ' : ''
      return before + separator + instead(secret, looks, before)
    })
  return SECRETS.reduce(replaced, plainText(text))
}

/** A text that may be sent or logged: without phone number, token, ticket, code, name, address or user id (spec 1 §3). */
export function redactText(text: string): string {
  const open = plainText(text).replace(QUERY, (_, query: string) => `?${redactQuery(query)}`)
  return replaceSecrets(open, () => HIDDEN)
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
