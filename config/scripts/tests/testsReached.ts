// Which unit tests a campaign can reach from another folder, by what they import and read.
import { globSync, readFileSync } from 'node:fs'
import { testFiles } from '../../jest/testFiles.ts'
import { importsOf } from './importGraph.ts'
import { LISTS } from './projectCopy.ts'

/** They start the app, or its backend, with all campaigns that there are: a test that does no more opens its own page by its address. */
const STARTS: readonly string[] = ['tests/render.tsx', 'src/mocks/jest.ts', 'src/mocks/backend.ts', 'src/app/routing/router.tsx']

/** They speak of such files, and read none of ours. */
const SPEAK: readonly string[] = ['config/scripts/help.test.ts', 'config/webpack/CampaignFilesPlugin.test.ts']

const isTool = (file: string): boolean => /^(config|tests)\//.test(file) && !SPEAK.includes(file)
/** Reads the sources as files; an attribute of that name is none. */
const readsSources = (file: string): boolean => isTool(file) && /(?<!Attribute\()['"`]src(\/campaigns|\/\*|\/\{|['"`])/.test(readFileSync(file, 'utf8'))

/** What a test needs, directly or not, and itself; not what is behind the lists and these files. */
function neededBy(test: string, ends: readonly string[] = []): readonly string[] {
  const seen = new Set<string>()
  const waiting = [test]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (!LISTS.includes(file) && !ends.includes(file) && /\.[jt]sx?$/.test(file)) waiting.push(...importsOf(file).map((needed) => needed.file))
  }
  return [...seen]
}

export type TestsOutside = {
  /** They go through the campaigns, or read their sources: what they find is another thing without one of them. */
  readonly goThrough: readonly string[]
  /** They start the app or its backend, and go through nothing. */
  readonly start: readonly string[]
}

/** The tests outside the campaigns' folders that any campaign reaches. The others know of none. */
export function testsOutside(tests = testFiles()): TestsOutside {
  const outside = tests.filter((test) => !test.startsWith('src/campaigns/'))
  const isList = (file: string): boolean => LISTS.includes(file)
  const goThrough = outside.filter((test) => test.startsWith('tests/architecture/') || neededBy(test, STARTS).some((file) => isList(file) || readsSources(file)))
  return { goThrough, start: outside.filter((test) => !goThrough.includes(test) && neededBy(test).some(isList)) }
}

/** The tests of those campaigns that name this one, or its activity, somewhere. */
export function testsNaming(prefix: string, tests = testFiles()): readonly string[] {
  const own = `src/campaigns/${prefix}/`
  const [, sourceId = prefix] = /developmentSourceId: '(\w+)'/.exec(readFileSync(`${own}index.ts`, 'utf8')) ?? []
  const names = new RegExp(`(?<![\\w-])(${prefix}|${sourceId}\\w*)(?![\\w-])`)
  const naming = globSync('src/campaigns/*/**/*.{ts,tsx}').filter((file) => !file.startsWith(own) && names.test(readFileSync(file, 'utf8')))
  const folders = new Set(naming.map((file) => file.split('/').slice(0, 3).join('/')))
  return tests.filter((test) => folders.has(test.split('/').slice(0, 3).join('/')))
}
