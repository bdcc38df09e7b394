// `npm run contract`: writes the OpenAPI document of every call that the product makes, once a public validator has accepted it.
import { readFileSync, writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import '../../documents/pageModules.ts'
import { readOptions } from '../readOptions.ts'

const HELP = `npm run contract [-- --out FILE]

Writes an OpenAPI 3.1 document of every call that the product makes: address, headers, request, reply in its envelope, known codes with what the
product does on each, and examples from the embedded backend. --out: where to, openapi.json unless given.

Example: npm run contract -- --out /tmp/openapi.json`

const { out } = readOptions(HELP, { out: { type: 'string', default: 'openapi.json' } })

const [{ loadOperations }, { openApiDocument }] = await Promise.all([import('../../contract/operations.ts'), import('../../contract/document.ts')])
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
const operations = await loadOperations()
const document = openApiDocument(operations, version)

const { valid, errors } = await new Validator().validate(structuredClone(document) as Record<string, unknown>)
if (!valid) {
  console.error(typeof errors === 'string' ? errors : JSON.stringify(errors, null, 2))
  process.exitCode = 1
} else {
  writeFileSync(out, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${out}: ${operations.length} addresses, OpenAPI ${document.openapi}`)
  const guessed = operations.flatMap((operation) => operation.guessed)
  if (guessed.length > 0) console.log(`What these say of their own is only guessed, until tests/requests.ts of their campaign writes it down: ${guessed.join(', ')}`)
}
