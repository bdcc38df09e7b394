// Which tests are read together, as data. Starting an environment and reading the modules costs two seconds, as much as most files of tests cost
// themselves: so the files of a suite share one. tests/suites has a file for each.
import { globSync, readFileSync } from 'node:fs'
import { basename, matchesGlob } from 'node:path'

type Suite = { readonly files: readonly string[]; readonly without?: readonly string[] }

/** Of the folders of rules, those that need a document all the same. */
const DRAWN = ['config/contract/*.test.ts', 'config/jest/*.test.ts', 'config/documents/{markup,renderDocument}.test.ts', 'config/security/links.test.ts', 'src/mocks/{browser/keepState,longLists,replies,scenario/scenarioTab,seeds/withdrawals}.test.ts', 'src/services/{candle/calls,candle/currencyConfig/currencyConfigModel,candle/rewardRule,candle/rows/incomeDay,maps/model}.test.ts', 'tests/architecture/{campaigns,routes,storeKeys}.test.ts']

export const suites = {
  rules: { files: ['config/**/*.test.*', 'tests/architecture/*.test.*', 'src/{mocks,services}/**/*.test.*'], without: DRAWN },
  foundation: { files: ['src/{api,document,hosts,lib,ui}/**/*.test.*'] },
  product: { files: ['src/{app,blocks,features}/**/*.test.*', ...DRAWN] },
  tools: { files: ['src/{simulator,workbench}/**/*.test.*'] },
  campaigns: { files: ['src/campaigns/**/*.test.*'] },
  journeys: { files: ['tests/journeys/**/*.test.*'] },
} satisfies Record<string, Suite>

export type SuiteName = keyof typeof suites

/** Tests that share neither their modules nor their document: they replace modules, read them anew, or say `@isolated` and why. */
const ISOLATED = /\bunstable_mockModule\b|\bresetModules\b|@jest-environment|@isolated\b|\bworkplaceChatHarness\b/

/** What a test of a rule says for when it is run alone: its suite has no document either. */
const WITHOUT_DOCUMENT = '/** @jest-environment node */'

export function isIsolated(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  return ISOLATED.test(isRule(file) ? text.replace(WITHOUT_DOCUMENT, '') : text)
}

const isRule = (file: string): boolean => suites.rules.files.some((pattern) => matchesGlob(file, pattern)) && !DRAWN.some((pattern) => matchesGlob(file, pattern))

/** There are only these, where they are named (`npm run test:deletion`). */
const named = process.env['TESTS']?.split(',')
const isThere = (file: string): boolean => named?.includes(file) ?? true

/** Every test file by its path from the root, but for tests/faults and the suites themselves. */
export const testFiles = (): readonly string[] => globSync(['{src,config}/**/*.test.{ts,tsx}', 'tests/{architecture,journeys}/**/*.test.{ts,tsx}']).filter(isThere).toSorted()

/** The files of a suite, or every `of`th of them from `part` on. */
export function filesOf(name: SuiteName, part = 0, of = 1): readonly string[] {
  const { files, without = [] }: Suite = suites[name]
  return globSync([...files], { exclude: [...without] })
    .toSorted()
    .filter((file) => isThere(file) && !isIsolated(file))
    .filter((_, index) => index % of === part)
}

/** The files of tests/suites that have anything to read: `journeys2` is the second of those that share a suite. */
export function suiteFiles(): readonly string[] {
  const all = globSync('tests/suites/*.test.ts').map((file) => ({ file, name: basename(file).replace(/\d*\.test\.ts$/, '') as SuiteName, part: Number(/\d+/.exec(basename(file))?.[0] ?? 1) - 1 }))
  return all.filter(({ name, part }) => filesOf(name, part, all.filter((other) => other.name === name).length).length > 0).map(({ file }) => file)
}
