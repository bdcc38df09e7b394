import fc from 'fast-check'
import { ENTRY_RULES, entryNames, readEntry } from '@/features/entry'
import { filesUnder, isTest } from '../../../../tests/architecture/sourceFiles'
import { explainParams } from './explainParams'
import { PAGE_PARAMS } from './pageParams'

const dev = { stage: 'dev' } as const
const prod = { stage: 'prod' } as const

it.each([
  ['?sourceId=ACT1', dev, { name: 'sourceId', status: 'taken', value: 'ACT1', key: 'sourceId' }],
  ['?promotorCode=P8K3QX', dev, { status: 'taken', key: 'activityPromotorCode' }],
  ['?userType=7', dev, { status: 'repaired', value: '1' }],
  ['?channel=a%20b', dev, { raw: 'a b', status: 'ignored', why: 'badForm' }],
  ['?sourceId=', dev, { status: 'ignored', why: 'empty' }],
  ['?needReturn=yes', dev, { status: 'ignored', why: 'badForm' }],
  ['?x-dyeing=grey', dev, { status: 'taken', key: 'dyeing' }],
  ['?x-dyeing=grey', prod, { status: 'ignored', why: 'notInProduction' }],
  ['?host=wechatWebView', dev, { status: 'tool' }],
  ['?scenario=getLoginPage:slow', prod, { status: 'ignored', why: 'notOutside' }],
  ['?orderNo=1', dev, { status: 'page' }],
  ['?lang=en', prod, { status: 'page' }],
  ['?sourceid=ACT1', dev, { status: 'unread', why: 'misspelt', meant: 'sourceId' }],
  ['?promoterCode=P1', dev, { status: 'unread', meant: 'promotorCode' }],
  ['?amp;channel=wx', dev, { status: 'ignored', why: 'escapedTwice', meant: 'channel' }],
  ['?sourceId%3DACT1', dev, { status: 'ignored', why: 'encodedOver', meant: 'sourceId' }],
  ['?sourceId=ACT1%26channel%3Dwx', dev, { status: 'ignored', why: 'encodedOver', meant: 'channel' }],
  ['?channel=a%2520b', dev, { raw: 'a%20b', status: 'ignored', why: 'encodedOver' }],
  ['?100%25=1', dev, { status: 'unread' }],
  ['?utm_campaign=spring', dev, { status: 'unread' }],
])('says of %s in %o what becomes of it', (search, environment, reading) => {
  expect(explainParams(search, '', environment)).toMatchObject([reading])
})

it('tells the first of repeated names, of two names of the same, and what lies behind the hash or too far', () => {
  expect(explainParams('?sourceId=A&sourceId=B', '', dev).map(({ why }) => why)).toEqual([undefined, 'repeated'])
  expect(explainParams('?dyeing=b&x-dyeing=a', '', dev).map(({ status, why }) => why ?? status)).toEqual(['overridden', 'taken'])
  expect(explainParams('', '#/some-activity?sourceId=A', dev)).toMatchObject([{ name: 'sourceId', why: 'behindHash' }])
  expect(explainParams(`?x=${'y'.repeat(8_200)}&sourceId=A`, '', dev)[1]).toMatchObject({ name: 'sourceId', why: 'tooLong' })
})

it('shows nobody a ticket or a phone', () => {
  const said = JSON.stringify(explainParams('?thirdPartTicket=secretTicket&mobile=13800138000', '', dev))
  expect(said).not.toMatch(/secretTicket|13800138000/)
  expect(said).toContain('sec…(12)')
})

it('believes what the app believes, and nothing else, of any query string', () => {
  const names = Object.keys(ENTRY_RULES).flatMap(entryNames)
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.oneof(fc.constantFrom('0', '1', '2', '', 'P8K3QX', 'a b', '%', '%E4%BD', 'x'.repeat(65)), fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      const search = `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`
      const believed = explainParams(search, '', dev).flatMap(({ key, status }) => (key && (status === 'taken' || status === 'repaired') ? [key] : []))
      expect(believed.toSorted()).toEqual(Object.keys(readEntry(search, '')).toSorted())
    }),
    { numRuns: 500 },
  )
})

it('knows every parameter that a page reads itself', () => {
  const ofEntry = Object.keys(ENTRY_RULES).flatMap(entryNames)
  const readers = filesUnder('src').filter(({ path, text }) => !isTest(path) && !/(^|\/)(mocks|simulator|workbench|tests)(\/|\.)/.test(path) && /parseQuery|\bparam\b|\blang'/.test(text))
  const read = readers.flatMap(({ text }) => [...text.matchAll(/\b(?:get|value)\('([\w-]+)'\)|\bparam(?: =|:) '(\w+)'|(?:PREVIEW_TYPE|FIXTURE) = '(\w+)'/g)].flatMap(([, got = '', param = '', named = '']) => got || param || named))
  const protocol = filesUnder('src/features/preview').flatMap(({ text }) => [...text.matchAll(/export const (?:PREVIEW_TYPE|FIXTURE) = '(\w+)'/g)].map(([, name = '']) => name))
  expect(read.length).toBeGreaterThan(0)
  expect([...new Set([...read, ...protocol])].filter((name) => !ofEntry.includes(name) && !PAGE_PARAMS.includes(name))).toEqual([])
})
