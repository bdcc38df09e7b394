// The OpenAPI document of all operations.
import { CODE } from '@/api/errors/errorCodes'
import { environmentOf } from '@config/env/environments'
import { headersOf, headerOrder, type Parameter } from './headerParameters'
import { handlingInWords, nameOfCode } from './handling'
import { jsonSchemaOf, schemaOfValues, type JsonSchema } from './jsonSchema'
import type { Operation, Refused } from './operations'

const STAGES = ['prod', 'uat', 'sit'] as const

/** Lists in examples are cut: two rows show what a row is. */
const ROWS = 2

const cut = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(cut)
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)])) : value
}

const serversOf = (host: Operation['host']) =>
  STAGES.map((stage) => {
    const { apiBase, configBase, mapsBase } = environmentOf(stage, 'car')
    return { url: { gateway: apiBase, config: configBase, maps: mapsBase }[host], description: stage }
  }).filter(({ url }, index, all) => all.findIndex((other) => other.url === url) === index)

/** Each envelope in which a reply's `data` may stand (spec 1 §7); the maps service has one of its own (spec 2 §5). */
function successOf(host: Operation['host'], data: JsonSchema): JsonSchema {
  if (host === 'maps') return { allOf: [{ type: 'object', properties: { status: { const: '1' } }, required: ['status'] }, data] }
  return { title: 'Success', type: 'object', properties: { errCode: { const: CODE.success }, errMsg: { type: 'string' }, data }, required: ['errCode', ...(data['type'] === 'object' ? ['data'] : [])] }
}

const refusalSchema = (host: Operation['host']): JsonSchema => ({ $ref: host === 'maps' ? '#/components/schemas/MapsRefusal' : '#/components/schemas/Refusal' })

const exampleOf = ({ host, example }: Operation): object => (host === 'maps' ? { value: cut(example?.data) } : { value: { errCode: CODE.success, errMsg: '', data: cut(example?.data) } })

const refusalExample = (host: Operation['host'], { code, errMsg, data }: Refused): object => ({
  summary: nameOfCode(code) ?? 'in no catalogue',
  value: host === 'maps' ? { status: '0', info: errMsg, infocode: String(code) } : { errCode: code, errMsg, ...(data !== null && { data: cut(data) }) },
})

/** Each code with what the product does on it; where calls of the same address differ in it, call by call. */
function codesOf({ calls, refusals }: Operation): readonly object[] {
  return refusals.map(({ code, outcome }) => {
    const words = calls.map(({ name, options }) => [name, handlingInWords(code, options)] as const)
    const isOne = words.every(([, other]) => other === words[0]?.[1])
    return { code, name: nameOfCode(code) ?? null, ...(outcome !== '' && { outcome }), product: isOne ? words[0]?.[1] : Object.fromEntries(words) }
  })
}

function queryParameters({ requests }: Operation): readonly object[] {
  const queries = requests.map(({ query = {} }) => query)
  const { properties = {}, required = [] } = schemaOfValues(queries.length > 0 ? queries : [{}]) as { properties?: JsonSchema; required?: readonly string[] }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

const refOf = ({ name }: Parameter): object => ({ $ref: `#/components/parameters/${name}` })

function bodyOf({ requests, example }: Operation): object {
  const bodies = requests.map(({ body }) => body).filter((body) => body !== undefined)
  if (bodies.length === 0) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOfValues(bodies.map(asSent)), example: asSent(example?.request.body ?? bodies[0]) } } } }
}

const asSent = (body: unknown): unknown => JSON.parse(JSON.stringify(body)) as unknown

const security = ({ host, endpoint: { token } }: Operation): readonly object[] => (host === 'maps' ? [{ mapsKey: [] }] : token === 'required' ? [{ token: [] }] : token === 'optional' ? [{ token: [] }, {}] : [{}])

const schemasOf = ({ calls }: Operation): readonly JsonSchema[] => {
  const texts = [...new Set(calls.map(({ schema }) => JSON.stringify(jsonSchemaOf(schema))))]
  return texts.map((text) => JSON.parse(text) as JsonSchema)
}

function operationObject(operation: Operation): object {
  const { calls, path, host, refusals, requests, guessed, endpoint } = operation
  const [request] = requests
  const [first = {}, ...others] = schemasOf(operation)
  return {
    operationId: endpoint.name,
    summary: calls.map(({ name }) => name).join(', '),
    description: calls.some(({ isQuestion }) => isQuestion) ? 'A question: it may be asked at any time.' : 'An action, or a question that uses something up: `npm run contract:check` does not ask it.',
    tags: [host === 'gateway' ? (path.split('/')[1] ?? host) : host],
    parameters: [...(request ? headersOf(request).map(refOf) : []), ...queryParameters(operation)],
    ...bodyOf(operation),
    security: security(operation),
    responses: {
      200: {
        description: 'A success or a refusal. Any other status, and whatever is no such envelope, counts as a failure that may be tried again.',
        content: {
          'application/json': {
            schema: { oneOf: [successOf(host, others.length > 0 ? { anyOf: [first, ...others] } : first), refusalSchema(host)] },
            examples: { ...(operation.example && { success: exampleOf(operation) }), ...Object.fromEntries(refusals.map((refused) => [`refused${refused.code}`, refusalExample(host, refused)])) },
          },
        },
      },
    },
    'x-codes': codesOf(operation),
    ...(guessed.length > 0 && { 'x-arguments-not-written-down': guessed }),
  }
}

/** Every header that any call carries, by its name. */
function parametersOf(operations: readonly Operation[]): Readonly<Record<string, Parameter>> {
  return Object.fromEntries(operations.flatMap(({ requests: [request] }) => (request ? headersOf(request) : [])).map((parameter) => [parameter.name, parameter]))
}

const order = (operations: readonly Operation[]): string => {
  const longest = operations.map(({ requests: [request] }) => (request && request.host !== 'maps' ? headerOrder(request) : [])).toSorted((a, b) => b.length - a.length)[0] ?? []
  return longest.join(', ')
}

export function openApiDocument(operations: readonly Operation[], version: string) {
  const paths: Record<string, object> = {}
  for (const operation of operations) {
    const { path, method, host } = operation
    paths[path] = { ...paths[path], ...(host !== 'gateway' && { servers: serversOf(host) }), [method]: operationObject(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Market platform H5: what it asks of its backends',
      version,
      description: `Written by \`npm run contract\` from the schemas that check the replies. Headers in the order in which they are written, a later one overriding an earlier one: ${order(operations)}. A schema says what is to be sent; readers also take digits for a number and 0 or 1 for a flag, and count null, '' and a missing field that is not required as one. Lists in examples are cut to two rows.`,
    },
    servers: serversOf('gateway'),
    paths,
    components: {
      parameters: parametersOf(operations),
      schemas: {
        Refusal: { title: 'Refusal', type: 'object', properties: { errCode: { type: 'integer', not: { const: CODE.success } }, errMsg: { type: 'string', description: 'Shown to the user where the code has no handling of its own.' }, data: {} }, required: ['errCode'] },
        MapsRefusal: { type: 'object', properties: { status: { type: 'string', not: { const: '1' } }, info: { type: 'string' }, infocode: { type: 'string' } }, required: ['status'] },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'Sent with every call to the gateway once there is a session, whether or not the call needs it.' }, mapsKey: { type: 'apiKey', in: 'query', name: 'key' } },
    },
  }
}
