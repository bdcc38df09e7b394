import { check, forward, object, pipe, string } from 'valibot'
import { Validator } from '@seriousme/openapi-schema-validator'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, choice, count, flag, enumNumber, lenientObject, optionalObject, strictCents, strictChoice, strictPositiveCount, strictDate, strictSignedCents, strictFlag, strictEnumNumber, strictPositiveCents, strictText, time, unchecked, whole, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { looseReply } from '@/lib/reply/looseReply'
import { CODE } from '@/api/errors/errorCodes'
import { loadCalls, type Call } from './calls'
import { openApiDocument } from './document'
import { findingsIn } from './findings'
import { handlingInWords } from './handling'
import { headerOrder, headersOf } from './headerParameters'
import { jsonSchemaOf, schemaOfValues } from './jsonSchema'
import { loadOperations, type Operation } from './operations'
import { askingsOf } from './requests'
import { formerNameOf } from './similarNames'
import { witnessBackend } from './witness'

let calls: readonly Call[] = []
let operations: readonly Operation[] = []
const backend = witnessBackend()
beforeAll(async () => {
  ;[calls, operations] = await Promise.all([loadCalls(), loadOperations()])
})

const written = () => openApiDocument(operations, '1.0.0')
const validate = async (document: object) => (await new Validator().validate(structuredClone(document) as Record<string, unknown>)).valid

describe('the document', () => {
  it('is accepted by a public validator, which refuses one with a slip in it', async () => {
    const document = written()
    expect(await validate(document)).toBe(true)
    expect(await validate({ ...document, paths: { 'no-slash': {} } })).toBe(false)
    const [path = ''] = Object.keys(document.paths)
    expect(await validate({ ...document, paths: { [path]: { get: { parameters: [{ name: 'a', in: 'nowhere' }] } } } })).toBe(false)
  })

  it('has every call of the product, and an operation for all that the embedded backend answers but scripts and what tests turn', () => {
    expect(operations.flatMap((operation) => operation.calls.map(({ name }) => name))).toEqual(expect.arrayContaining(calls.map(({ name }) => name)))
    const answered = new Set(operations.map(({ endpoint }) => endpoint.name))
    const left = backend.endpoints.filter(({ name, path }) => !answered.has(name) && !/^\/(vendor|__mock__)\//.test(path)).map(({ name }) => name)
    expect(left).toEqual([])
  })

  it('names each operation once, and refers only to what it has', () => {
    const document = written()
    const ids = operations.map(({ endpoint }) => endpoint.name)
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
    const parts: Readonly<Record<string, object>> = document.components
    expect(references.filter(([, kind = '', name = '']) => !Object.hasOwn(parts[kind] ?? {}, name)).map(([text]) => text)).toEqual([])
    expect(references.length).toBeGreaterThan(operations.length)
  })

  it('gives an example that keeps to its own schema wherever somebody has something to see', () => {
    const [withExample, without] = [operations.filter(({ example }) => example !== null), operations.filter(({ example }) => example === null)]
    const isQuestion = ({ calls: asking }: Operation): boolean => asking.every((call) => call.isQuestion)
    // They tell of what comes later: how an order went.
    expect(without.filter(isQuestion).length).toBeLessThanOrEqual(2)
    // A reward that is not there yet, a user's code, a lead that is known already: one action in ten.
    expect(without.filter((one) => !isQuestion(one)).length * 10).toBeLessThanOrEqual(operations.filter((one) => !isQuestion(one)).length)
    const wrong = withExample.flatMap(({ calls: asking, example }) => asking.flatMap(({ name, schema }) => findingsIn(schema, example?.data).map(({ level, path, problem }) => ({ name, level, path, problem }))))
    expect(wrong.filter(({ level }) => level !== 'tolerated')).toEqual([])
  })

  it('says what a page call says, and what of it may be left out', () => {
    const page = operations.find(({ requests: [request] }) => Object.keys(request?.body ?? {}).join() === 'sourceId,userUid,promotorCode,newUserFlag,cityCode,channel')
    expect(schemaOfValues(page?.requests.map(({ body }) => body) ?? [])).toMatchObject({ required: ['sourceId', 'userUid', 'promotorCode', 'newUserFlag'], properties: { newUserFlag: { type: 'integer' }, cityCode: { type: 'string' } } })
  })
})

describe('the headers', () => {
  const asked = (name: string) => {
    const [asking] = calls.filter((call) => call.name === name).flatMap(askingsOf)
    if (!asking) throw new Error(`No call is named ${name}`)
    return asking.request
  }

  it.each([
    ['phoneLogin', ['X-Requested-With', 'X-Saic-Platform', 'X-Saic-App-Id', 'X-Saic-Channel', 'X-Saic-Product-Id', 'X-Saic-Device-Id', 'X-Saic-Finger-Id', 'X-Saic-City-Code', 'x-dyeing']],
    ['sendSms', ['X-Requested-With', 'X-Saic-Platform', 'X-Saic-App-Id', 'X-Saic-Channel', 'X-Saic-Product-Id', 'X-Saic-Device-Id', 'X-Saic-Finger-Id', 'x-dyeing']],
    ['searchPlaces', []],
  ])('of %s', (name, wanted) => {
    expect(headersOf(asked(name)).map((header) => header.name)).toEqual(wanted)
    expect(headersOf(asked(name)).filter(({ required }) => !required).map((header) => header.name)).toEqual(wanted.filter((header) => header === 'x-dyeing'))
  })

  it('come in the order in which they are written', () => {
    expect(headerOrder(asked('phoneLogin')).slice(-4)).toEqual(['X-Saic-City-Code', 'Authorization', 'Content-Type', 'x-dyeing'])
    expect(headersOf(asked('sendSms')).find(({ name }) => name === 'X-Saic-Platform')?.schema).toEqual({ type: 'string', const: 'h5' })
    expect(headersOf(asked('sendSms')).find(({ name }) => name === 'X-Saic-Product-Id')?.schema).toEqual({ type: 'string', examples: ['10'] })
  })
})

describe('the codes', () => {
  it.each([
    [CODE.tokenEmpty, {}, 'ends the session'],
    [CODE.tokenEmpty, { isBackground: true }, 'ends the session'],
    [CODE.activityEnded, {}, 'not open (end)'],
    [CODE.activityEnded, { tolerates: [CODE.activityEnded] }, 'the page that asked shows it'],
    [CODE.activityEnded, { isBackground: true }, 'nothing is shown'],
    [CODE.rewardEmpty, {}, 'shows errMsg'],
    [CODE.rewardEmpty, { suppressToast: true }, 'the page that asked shows it'],
    [-1, {}, 'shows errMsg'],
  ])('%d with %j: %s', (code, options, wanted) => {
    expect(handlingInWords(code, options)).toContain(wanted)
  })
})

describe('a field', () => {
  it.each([
    ['text', text, { type: ['string', 'null'] }],
    ['time', time, { type: ['string', 'null'], pattern: expect.any(String) }],
    ['flag', flag, { anyOf: [{ type: 'boolean' }, { const: 0 }, { const: 1 }, { type: 'null' }] }],
    ['count', count, { type: ['integer', 'null'], minimum: 0 }],
    ['enumNumber', enumNumber, { type: ['integer', 'null'], description: 'A whole number' }],
    ['whole', whole, { type: ['integer', 'null'] }],
    ['choice', choice({ 1: 'cash', 2: 'coupon' }, 'unknown'), { type: ['integer', 'null'], description: '1: cash, 2: coupon; any other: unknown' }],
    ['optionalCents', optionalCents, { type: ['integer', 'null'], minimum: 0, description: 'Integer cents' }],
    ['strictText', strictText, { type: 'string', minLength: 1 }],
    ['strictDate', strictDate, { type: 'string', pattern: expect.any(String) }],
    ['strictCents', strictCents, { type: 'integer', minimum: 0, description: 'Integer cents' }],
    ['strictPositiveCents', strictPositiveCents, { type: 'integer', minimum: 1 }],
    ['strictSignedCents', strictSignedCents, { type: 'integer', description: 'Integer cents' }],
    ['strictEnumNumber', strictEnumNumber, { type: 'integer' }],
    ['strictPositiveCount', strictPositiveCount, { type: 'integer', minimum: 1 }],
    ['strictFlag', strictFlag, { anyOf: [{ type: 'boolean' }, { const: 0 }, { const: 1 }] }],
    ['strictChoice', strictChoice({ 1: 'sent', 3: 'lost' }), { enum: [1, 3], description: '1: sent, 3: lost' }],
    ['optionalObject', optionalObject({ id: strictText }), { type: ['object', 'null'], required: ['id'], properties: { id: { type: 'string' } } }],
    ['lenientObject', lenientObject({ id: text }), { type: ['object', 'null'], properties: { id: { type: ['string', 'null'] } } }],
    ['rows', rows(jsonObject({ id: strictText, name: text })), { type: ['array', 'null'], items: { type: 'object', required: ['id'], properties: { name: { type: ['string', 'null'] } } } }],
    ['unchecked', unchecked, {}],
    ["the library's own", object({ a: string() }), { type: 'object', required: ['a'], properties: { a: { type: 'string' } } }],
    ['a reply without the library', looseReply('status'), { type: 'object' }],
  ])('of the kind %s is to be sent as its schema says', (_, schema, wanted) => {
    expect(jsonSchemaOf(schema)).toMatchObject(wanted)
  })

  it('that must be absent in no reply is the only one that is required', () => {
    expect(jsonSchemaOf(jsonObject({ a: text, b: strictText, c: optionalObject({}), d: rows(jsonObject({})) }))).toMatchObject({ required: ['b'] })
    expect(jsonSchemaOf(strictSignedCents)).not.toHaveProperty('minimum')
  })
})

describe('a difference', () => {
  const reply = jsonObject({ id: strictText, chanceLeft: count, getTime: time, kind: choice({ 1: 'cash' }, 'unknown'), list: rows(jsonObject({ amount: strictCents })), inner: optionalObject({ code: strictText }), done: lenientObject({ contextToken: text }) })
  const right = { id: '1', chanceLeft: 2, getTime: '2026-11-20 09:00:00', kind: 1, list: [{ amount: 100 }], inner: null, more: 'is read nowhere' }

  it.each([
    ['none', {}, []],
    ['a kind that is not known yet', { kind: 7 }, []],
    ['fields that may be absent', { chanceLeft: null, getTime: '', list: null, inner: undefined }, []],
    ['digits', { chanceLeft: '2', list: [{ amount: '100' }] }, ['tolerated chanceLeft: digits in a text in place of a count', 'tolerated list.0.amount: digits in a text in place of cents']],
    ['a number for a text', { id: 1 }, ['tolerated id: a whole number in place of a text']],
    ['a single value for an object that is hardly read', { done: true }, ['tolerated done: a flag in place of an object']],
    ['less than none', { chanceLeft: -1 }, ['different chanceLeft: a whole number that is not understood as a count: as if it were not there']],
    ['another form of time', { getTime: '20/11/2026' }, ['different getTime: a text that is not understood as a time: as if it were not there']],
    ['a database’s zero date', { getTime: '0000-00-00 00:00:00' }, ['different getTime: a text that is not understood as a time: as if it were not there']],
    ['half a cent', { list: [{ amount: 100 }, { amount: 0.5 }] }, ['broken list.1.amount: a broken number in place of cents']],
    ['a row that is none', { list: ['x'] }, ['broken list.0: a text in place of an object']],
    ['a list that is none', { list: {} }, ['broken list: an object in place of a list']],
    ['a field that must be there', { id: undefined }, ['broken id: absent, and must be there: a text']],
    ['one that says nothing', { inner: { code: '' } }, ['broken inner.code: an empty text in place of a text']],
    ['an object for a value', { chanceLeft: {} }, ['broken chanceLeft: an object in place of a count']],
  ])('%s', (_, change, wanted) => {
    expect(findingsIn(reply, JSON.parse(JSON.stringify({ ...right, ...change }))).map(({ level, path, problem }) => `${level} ${path}: ${problem}`)).toEqual(wanted)
  })

  it.each([[null], [[]], ['x'], [undefined]])('of a whole reply: %j', (data) => {
    expect(findingsIn(reply, data)).toEqual([{ level: 'broken', path: '', problem: expect.stringContaining('in place of an object') as string }])
  })

  it('of fields together is said as the schema says it', () => {
    const either = pipe(
      jsonObject({ a: whole, b: text }),
      forward(check(({ a, b }) => a !== undefined || b !== '', 'neither a nor b'), ['a']),
    )
    expect(findingsIn(either, { a: 1 })).toEqual([])
    expect(findingsIn(either, { b: '' })).toEqual([{ level: 'broken', path: 'a', problem: 'neither a nor b' }])
  })

  it.each([
    [{ status: 1 }, []],
    [[], ['broken : not an object']],
    [{ status: {} }, ['broken status: not a value']],
  ])('of a reply that is read without the library: %j', (data, wanted) => {
    expect(findingsIn(looseReply('status'), data).map(({ level, path, problem }) => `${level} ${path}: ${problem}`)).toEqual(wanted)
  })
})

describe('another name', () => {
  it.each([
    ['chanceLeft', 'chancesLeft', true],
    ['chanceLeft', 'chance_left', true],
    ['chanceLeft', 'ChanceLeft', true],
    ['amount', 'amountCents', true],
    ['amount', 'totalAmount', true],
    ['statusName', 'status', true],
    ['id', 'uid', false],
    ['amount', 'status', false],
    ['getTime', 'endTime', false],
  ])('%s and %s: %s', (absent, stranger, isOne) => {
    expect(formerNameOf(absent, ['other', stranger]) === stranger).toBe(isOne)
  })
})

it('says of which calls nobody has written the arguments down', () => {
  const ask = ({ request, args }: { readonly request: object; readonly args: { readonly rewardId: string } }) => ({ url: '/a', body: { ...request, rewardId: args.rewardId } })
  const own: Call = { name: 'a', isQuestion: true, ask: ask as never, schema: looseReply(), options: {}, samples: [] }
  expect(askingsOf(own)[0]).toMatchObject({ isGuessed: true })
  expect(askingsOf({ ...own, samples: [{ rewardId: '1' }] })[0]).toMatchObject({ isGuessed: false, request: { body: { rewardId: '1', sourceId: 'SOURCE2026' } } })
  // One more campaign may come without: then the contract tells what it says by the names of fields alone, and `npm run contract` says so.
  expect(operations.flatMap(({ guessed }) => guessed).length).toBeLessThan(calls.length / 10)
})
