// `npm run budgets`: bytes of the login page and of homes against the floor, and that no campaign travels in another's load.
import { readFileSync } from 'node:fs'
import { bytesOfEachCampaign, bytesOfFloor, documentBytes, homeBytesOfFloor, linkPictureBytes } from '../../budgets.ts'
import { floorBytes } from '../bench/buildFloor.ts'
import { campaignBytesOf } from '../bench/campaignBytes.ts'
import type { ChunkFiles } from '../build/chunkFiles.ts'
import { builtPages, largestDocument } from '../../documents/builtPages.ts'
import { pictureStates } from '../../documents/linkPictures.ts'
import { bytesOnTheWire, filesOfPage, heaviestOf, homesOf, standardLogins } from '../build/pageFiles.ts'
import { isBuildFresh } from '../build/sourceStamp.ts'

if (!isBuildFresh()) await import('../build/build.ts')

const failures: string[] = []
const pages = builtPages()
const floor = await floorBytes()
const bytesOf = bytesOnTheWire('dist')
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/** What is fetched inside its own host alone: the hosts' adapters, and the vendors' SDKs behind them. */
const HOST_CODE = /^node_modules\/|^src\/hosts\/(?!browser\/)[^/]+\/[^/]*(Host|Sdk|sdk)\.ts$/

function hold(what: string, bytes: number, limit: number): void {
  const isWithin = bytes <= limit
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${what}: ${kilobytes(bytes)} of ${kilobytes(limit)} (${(bytes / floor).toFixed(2)} x floor)`)
  if (!isWithin) failures.push(what)
}

/** A text that every page loads: none of it may grow by more than its share with a campaign. */
async function holdEach(what: string, files: readonly string[], prefixes: readonly string[], limit: number): Promise<void> {
  const found = await Promise.all(files.map((file) => campaignBytesOf(readFileSync(file, 'utf8'), prefixes)))
  const each = found.reduce((sum, bytes) => sum + bytes.each, 0)
  const isWithin = each <= limit
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${what}, for each campaign: ${each.toFixed(1)} of ${limit} bytes`)
  if (!isWithin) failures.push(`${what}, for each campaign`)
  failures.push(...found.flatMap((bytes) => bytes.failures.map((failure) => `${what}: ${failure}`)))
}

for (const target of ['modern', 'legacy'] as const) {
  const chunks = JSON.parse(readFileSync(`dist-maps/${target}.json`, 'utf8')) as ChunkFiles
  const logins = standardLogins(pages)
  if (logins.length === 0) failures.push(`${target}: no campaign has the standard login page`)
  hold(`${target} login page, the largest of ${logins.length}`, (await heaviestOf(chunks, logins, bytesOf)).bytes, floor * bytesOfFloor[target])
  if (target === 'modern') {
    const homes = homesOf(pages, chunks.campaigns)
    const { address, bytes } = await heaviestOf(chunks, homes, bytesOf)
    hold(`home, the largest of ${homes.length} (${address})`, bytes, floor * homeBytesOfFloor)
  }

  for (const page of pages) {
    const [campaign = ''] = page.address.split('/')
    const modules = filesOfPage(chunks, page).flatMap((file) => chunks.modules[file] ?? [])
    const foreign = modules.filter((module) => /^src\/campaigns\/[^/]+\//.test(module) && !module.startsWith(`src/campaigns/${campaign}/`))
    const hostCode = modules.filter((module) => HOST_CODE.test(module))
    if (hostCode.length > 0) failures.push(`${target} ${page.address} loads in a plain browser what only another host needs: ${hostCode.join(', ')}`)
    if (foreign.length > 0) failures.push(`${target} ${page.address} loads another campaign: ${foreign.join(', ')}`)
  }
  const entryModules = chunks.entry.flatMap((file) => chunks.modules[file] ?? [])
  const early = entryModules.filter((module) => /^src\/(mocks|simulator|campaigns\/[^/]+)\//.test(module))
  if (early.length > 0) failures.push(`${target}: every page loads ${early.join(', ')}`)
  const hashed = chunks.hashesInEntry.filter((file) => chunks.modules[file]?.some((module) => module.startsWith('src/campaigns/')))
  if (hashed.length > 0) failures.push(`${target}: the entry holds the hashes of campaigns' files: ${hashed.join(', ')}`)
  const prefixes = chunks.campaigns
  await holdEach(`${target} entry`, chunks.entry.map((file) => `dist/${file}`), prefixes, bytesOfEachCampaign.entry)
}
const heaviest = largestDocument()
hold(`document, the largest of ${heaviest.count} (${heaviest.file})`, heaviest.bytes, documentBytes.brotli)
hold('scripts in the documents, plain', ['boot', 'paint'].reduce((sum, name) => sum + readFileSync(`dist-maps/${name}.js`).length, 0), documentBytes.scripts)
const pictures = pictureStates()
hold('picture of a link, the largest', Math.max(...pictures.map(({ bytes = 0 }) => bytes)), linkPictureBytes)
for (const { file, bytes, isStale } of pictures) {
  if (bytes === undefined) console.log(`note    ${file} is not there: links show the platform's own picture until npm run pictures has drawn it`)
  if (isStale) failures.push(`${file} shows what the campaign looked like before: npm run pictures draws it anew`)
}

for (const failure of failures) console.error(`budget: ${failure}`)
if (failures.length > 0) process.exitCode = 1
