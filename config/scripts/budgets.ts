// `npm run budgets`: bytes of the login page against the floor, and that no campaign travels in another's load.
import { readFileSync } from 'node:fs'
import { bytesOfFloor, documentBytes } from '../budgets.ts'
import { buildFloor } from './buildFloor.ts'
import type { ChunkFiles } from './chunkFiles.ts'
import { bytesOnTheWire, filesOfPage, standardLogins } from './pageFiles.ts'
import { bundleFilesOf } from './renderDocument.ts'
import { isBuildFresh } from './sourceStamp.ts'

if (!isBuildFresh()) await import('./build.ts')

const failures: string[] = []
const floorFolder = await buildFloor('modern')
const floor = await bytesOnTheWire([`${floorFolder}/index.html`, `${floorFolder}/assets/floor.js`])
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/** What is fetched inside its own host alone: the hosts' adapters, and the vendors' SDKs behind them. */
const HOST_CODE = /^node_modules\/|^src\/hosts\/(?!browser\/)[^/]+\/[^/]*(Host|Sdk|sdk)\.ts$/

function hold(what: string, bytes: number, limit: number): void {
  const isWithin = bytes <= limit
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${what}: ${kilobytes(bytes)} of ${kilobytes(limit)} (${(bytes / floor).toFixed(2)} x floor)`)
  if (!isWithin) failures.push(what)
}

for (const target of ['modern', 'legacy'] as const) {
  const chunks = JSON.parse(readFileSync(`dist-maps/${target}.json`, 'utf8')) as ChunkFiles
  const bundle = bundleFilesOf(chunks)
  const logins = standardLogins(bundle)
  if (logins.length === 0) failures.push(`${target}: no campaign has the standard login page`)
  const sizes = await Promise.all(logins.map((page) => bytesOnTheWire(['index.html', ...filesOfPage(bundle, page)].map((file) => `dist/${file}`))))
  hold(`${target} login page, the largest of ${logins.length}`, Math.max(...sizes), floor * bytesOfFloor[target])

  for (const page of Object.keys(bundle.pages)) {
    const [campaign = ''] = page.split('/')
    const modules = filesOfPage(bundle, page).flatMap((file) => chunks.modules[file] ?? [])
    const foreign = modules.filter((module) => /^src\/campaigns\/[^/]+\//.test(module) && !module.startsWith(`src/campaigns/${campaign}/`))
    const hostCode = modules.filter((module) => HOST_CODE.test(module))
    if (hostCode.length > 0) failures.push(`${target} ${page} loads in a plain browser what only another host needs: ${hostCode.join(', ')}`)
    if (foreign.length > 0) failures.push(`${target} ${page} loads another campaign: ${foreign.join(', ')}`)
  }
  const entryModules = chunks.entry.flatMap((file) => chunks.modules[file] ?? [])
  const early = entryModules.filter((module) => /^src\/(mocks|simulator|campaigns\/[^/]+)\//.test(module))
  if (early.length > 0) failures.push(`${target}: every page loads ${early.join(', ')}`)
}
hold('document', await bytesOnTheWire(['dist/index.html']), documentBytes.brotli)
hold('script in the document, plain', readFileSync('dist-maps/boot.js').length, documentBytes.script)

for (const failure of failures) console.error(`budget: ${failure}`)
if (failures.length > 0) process.exitCode = 1
