import { deflateSync } from 'fflate'
import { parseHash, toHash, type LinkState } from './linkState'

const page = 'some-activity/invitee-register'
const hashOf = (text: Uint8Array | string) => {
  const bytes = typeof text === 'string' ? deflateSync(new TextEncoder().encode(text)) : text
  return `#page=p&config=${Buffer.from(bytes).toString('base64url')}`
}

it.each<LinkState>([
  { page },
  { page, fixture: 'ended', size: '320' },
  { page, size: '414', language: 'en' },
  { page, fixture: 'many', size: 'desktop', config: { title: '邀请好友 & 赚现金 🎁', steps: [{ title: '#1%' }], share: { link: '/a?b=c' } } },
])('reads back what it has written: %j', (state) => {
  expect(parseHash(toHash(state))).toEqual(state)
})

it('keeps the page readable, and leaves an empty configuration out', () => {
  expect(toHash({ page, size: '390', config: {} })).toBe(`#page=${page}&size=390`)
})

it('compresses: a long text that repeats itself makes a short link', () => {
  expect(toHash({ page, config: { title: '活动规则'.repeat(1_000) } }).length).toBeLessThan(300)
})

it.each(['', '#', '#fixture=empty', '#page='])('finds no page in %j', (hash) => {
  expect(parseHash(hash)).toBeUndefined()
})

it.each([
  ['no base64', '#page=p&config=%%%'],
  ['nothing compressed', '#page=p&config=aGVsbG8'],
  ['a link cut short', hashOf(JSON.stringify({ title: 'abcdefgh'.repeat(9) })).slice(0, -6)],
  ['no JSON', hashOf('{"title":')],
  ['no object', hashOf('[1]')],
  ['null', hashOf('null')],
  ['a few bytes that stand for thousands of levels', hashOf(`${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`)],
  ['a few bytes that stand for many', hashOf(`{"a":"${'0'.repeat(9_000_000)}"}`)],
])('says that it cannot read %s, and still names the page', (_, hash) => {
  expect(parseHash(hash)).toEqual({ page: 'p', config: null })
})

it('takes a size or a language that there is not for none', () => {
  expect(parseHash('#page=p&size=9999&language=fr')).toEqual({ page: 'p' })
})
