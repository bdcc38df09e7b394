import fc from 'fast-check'
import { payloads } from '../../tests/faults/payloads/payloads'
import { encodeParam } from './url/encodeParam'
import { parseYuan, toShortYuan, toYuan } from './money'
import { formatPhone, isPhone, maskPhone, toPhoneDigits } from './phone'
import { parseQuery, withParams } from './url/query'
import { isOwnPath, isSafeImage, isSafeLink } from './url/safeUrl'
import { formatShanghaiTime, parseShanghaiTime } from './time/shanghai'

// `grapheme` makes whole characters of every script, `binary` also the halves that no text should have.
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.constantFrom(...payloads.markup, ...payloads.odd, ...payloads.links))
/** Addresses that are nearly right: hosts, ports and brackets that only a browser's own reader judges. */
const nearlyLink = fc
  .tuple(fc.constantFrom('https://', 'HTTPS://', 'weixin://', 'tel:', '/'), fc.oneof(fc.string({ unit: fc.constantFrom('[', ']', ':', '.', '-', '%', '|', '^', '<', '>', 'a', '1', 'é', '。', '\u202e', '\u00ad'), maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 })), fc.constantFrom('', ':443', ':65536', ':99999/x', '/x', '?x#y'))
  .map((parts) => parts.join(''))
const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })

describe('links and pictures of a configuration', () => {
  it.each(payloads.links)('does not follow %j, and shows no picture of it', (address) => {
    expect([isSafeLink(address), isSafeImage(address)]).toEqual([false, false])
  })

  it.each(payloads.markup.filter((text) => !/^\/[^/]/.test(text)))('takes %j neither for a link nor for a picture', (text) => {
    expect([isSafeLink(text), isSafeImage(text)]).toEqual([false, false])
  })

  it('follows only what a browser reads as https, as a path of this site, or as an app', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, nearlyLink), (text) => {
        if (!isSafeLink(text)) return
        // Throws, and so fails, for what cannot be read: a browser would throw as well.
        const { protocol, origin, username } = new URL(text, 'https://h5.ride-market.example/')
        expect(['https:', 'saicmobility:', 'saictaxi:', 'weixin:', 'alipays:', 'dingtalk:', 'tel:']).toContain(protocol)
        expect(username).toBe('')
        expect({ text, isOurs: origin === 'https://h5.ride-market.example' || !isOwnPath(text) }).toEqual({ text, isOurs: true })
      }),
      { numRuns: 2_000 },
    )
  })

  it('shows only pictures whose address a browser can read', () => {
    fc.assert(fc.property(fc.oneof(anyText, nearlyLink), (text) => !isSafeImage(text) || URL.canParse(text, 'https://h5.ride-market.example/')), { numRuns: 2_000 })
  })

  it('says of every text whether it is a link, without an error', () => {
    fc.assert(fc.property(anyText, (text) => typeof isSafeLink(text) === 'boolean' && typeof isSafeImage(text) === 'boolean' && typeof isOwnPath(text) === 'boolean'))
  })
})

describe('addresses', () => {
  it('gives back what was put in, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (value) => {
        expect(parseQuery(withParams('?a=1', { value })).get('value')).toBe(value)
      }),
    )
  })

  it('reads every text, and nothing of the prototype', () => {
    fc.assert(fc.property(anyText, (text) => ['__proto__', 'constructor', 'toString'].every((name) => [null, 'string'].includes(parseQuery(`?${text.replace(/&|=|%|\+|proto|constructor|toString/g, '')}`).get(name) as null))))
    expect(parseQuery('?a=1').get('constructor')).toBeNull()
  })

  it('takes any text of a server into an address, half a character too, and whole text unchanged', () => {
    expect(withParams('?a=1', { code: 'P\ud800' })).toBe('?a=1&code=P%EF%BF%BD')
    fc.assert(fc.property(anyText, (text) => decodeURIComponent(encodeParam(text)) === Buffer.from(text).toString()), { numRuns: 1_000 })
  })

  it('leaves the other parameters exactly as they were', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,5}=[\w%+.~-]{0,9}$/), (pair) => {
        fc.pre(!pair.startsWith('mine='))
        expect(withParams(`?${pair}`, { mine: 1 })).toBe(`?${pair}&mine=1`)
      }),
    )
  })
})

describe('phone numbers (spec 1 §5)', () => {
  const phone = fc.stringMatching(/^1\d{10}$/)

  it('keeps digits only, of any text', () => {
    fc.assert(fc.property(anyText, (text) => /^\d*$/.test(toPhoneDigits(text))))
  })

  it('reads back what it shows, in groups and with a country code', () => {
    fc.assert(
      fc.property(phone, (digits) => {
        expect(toPhoneDigits(formatPhone(digits))).toBe(digits)
        expect(toPhoneDigits(`+86 ${formatPhone(digits)}`)).toBe(digits)
        expect(isPhone(digits)).toBe(true)
        expect(formatPhone(digits)).toMatch(/^\d{3} \d{4} \d{4}$/)
      }),
    )
  })

  it('hides the middle when it masks', () => {
    fc.assert(fc.property(phone, (digits) => maskPhone(digits) === `${digits.slice(0, 3)}****${digits.slice(-4)}`))
  })
})

describe('money (spec 2 §9)', () => {
  it('loses no cent on the way to yuan and back', () => {
    fc.assert(fc.property(cents.filter((amount) => amount >= 0), (amount) => parseYuan(toYuan(amount)) === amount && parseYuan(toShortYuan(amount)) === amount))
  })

  it('shows no number where there is none', () => {
    fc.assert(fc.property(fc.oneof(fc.double().filter((value) => !Number.isSafeInteger(value)), fc.constantFrom(NaN, Infinity, -Infinity)), (value) => toYuan(value) === '--'))
  })

  it('takes only an amount for one, of any text', () => {
    fc.assert(fc.property(anyText, (text) => {
      const amount = parseYuan(text)
      return amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)
    }))
  })
})

describe('times in Shanghai (spec 2 §9)', () => {
  it('reads back what it writes, to the second', () => {
    fc.assert(fc.property(fc.integer({ min: Date.UTC(1995, 0), max: Date.UTC(2100, 0) }), (ms) => {
      const whole = Math.floor(ms / 1000) * 1000
      return parseShanghaiTime(formatShanghaiTime(whole)) === whole
    }))
  })

  it('never gives NaN, of any text', () => {
    fc.assert(fc.property(anyText, (text) => {
      const ms = parseShanghaiTime(text)
      return ms === undefined || Number.isFinite(ms)
    }))
  })
})
