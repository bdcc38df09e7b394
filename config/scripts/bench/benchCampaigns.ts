import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from '../../../webpack.config.ts'
import { bytesOfEachCampaign, bytesOfFloor, documentBytes } from '../../budgets.ts'
import { floorBytes } from './buildFloor.ts'
import { furtherNames } from '../newCampaign/campaignNames.ts'
import type { ChunkFiles } from '../build/chunkFiles.ts'
import { builtPages, largestDocument } from '../../documents/builtPages.ts'
import { bytesOnTheWire, filesOfPage, standardLogins } from '../build/pageFiles.ts'
import { runScript } from '../tests/runScript.ts'
import { makeScratchProject } from '../tests/scratchProject.ts'

const RESULT = 'test-results/campaigns.json'

/** Bytes of one build, brotli. */
type Weighed = { readonly campaigns: number; readonly document: number; readonly entry: { readonly [target in App]: number }; readonly logins: { readonly [target in App]: number } }
type App = Exclude<Target, 'document'>
const APPS = ['modern', 'legacy'] as const
/** As many as the catalogue has. */
const CAMPAIGNS = 28

async function weigh(root: string): Promise<Weighed> {
  const chunksOf = (target: App): ChunkFiles => JSON.parse(readFileSync(join(root, 'dist-maps', `${target}.json`), 'utf8')) as ChunkFiles
  const bytesOf = bytesOnTheWire(join(root, 'dist'))
  const largestLogin = async (chunks: ChunkFiles): Promise<number> => Math.max(...(await Promise.all(standardLogins(builtPages(root)).map((page) => bytesOf(filesOfPage(chunks, page))))))
  const [modern, legacy] = [chunksOf('modern'), chunksOf('legacy')]
  return {
    campaigns: modern.campaigns.length,
    document: largestDocument(root).bytes,
    entry: { modern: await bytesOf(modern.entry), legacy: await bytesOf(legacy.entry) },
    logins: { modern: await largestLogin(modern), legacy: await largestLogin(legacy) },
  }
}

/** Builds the project with so many campaigns, today's and copies of the template, and says what each of them added to what every page loads. */
export async function benchCampaigns(counts: readonly number[]): Promise<void> {
  if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) throw new Error('Say how many campaigns: npm run bench -- --campaigns 28,280')
  const floor = await floorBytes()
  const project = makeScratchProject()
  const weighed: Weighed[] = []
  const failures: string[] = []
  try {
    for (const count of [0, ...counts.toSorted((a, b) => a - b)]) {
      const [today] = weighed
      const had = weighed.at(-1)
      if (had && count <= had.campaigns) continue
      const present = had ? (JSON.parse(readFileSync(join(project.root, 'dist-maps/modern.json'), 'utf8')) as ChunkFiles).campaigns : []
      await project.addCampaigns(furtherNames(present, Math.max(0, count - present.length)))
      await runScript('build/build.ts', [], project.root)
      const now = await weigh(project.root)
      weighed.push(now)
      console.log(`${now.campaigns} campaigns: entry ${now.entry.modern} B, of old browsers ${now.entry.legacy} B; document ${now.document} B`)
      // More campaigns than the product is to have are built to see how it grows.
      if (now.campaigns <= CAMPAIGNS) for (const target of APPS) hold(`${target} login page, the largest`, now.logins[target] / floor, bytesOfFloor[target], ' x floor')
      if (!today) continue
      const more = now.campaigns - today.campaigns
      for (const target of APPS) hold(`${target} entry, for each campaign`, (now.entry[target] - today.entry[target]) / more, bytesOfEachCampaign.entry, ' B')
      hold('largest document', now.document, documentBytes.brotli, ' B')
    }
  } finally {
    project.remove()
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(RESULT, JSON.stringify({ floor, weighed }, null, 2))
  console.log(`Written to ${RESULT}`)
  if (failures.length > 0) process.exitCode = 1

  function hold(what: string, value: number, limit: number, unit: string): void {
    const isWithin = value <= limit
    console.log(`  ${isWithin ? 'within' : 'OVER  '}  ${what}: ${value.toFixed(2)}${unit} of ${limit}${unit}`)
    if (!isWithin) failures.push(what)
  }
}
