import { registry } from '@/campaigns/registry'
import { campaignMocks } from '@/mocks/campaignMocks'
import { filesUnder, type SourceFile } from './sourceFiles'

/** Where a campaign may be named outside its folder, each with the reason. */
const MAY_NAME: readonly { readonly file: string; readonly why: string }[] = [
  { file: 'src/campaigns/registry.ts', why: 'Its line.' },
  { file: 'src/mocks/campaigns.ts', why: 'Its line in the embedded backend.' },
  { file: 'tests/architecture/routes.json', why: 'The catalogue of all routes.' },
  { file: 'src/mocks/seeds/testDriveOrders.ts', why: 'The orders that two campaigns show: they are booked in one and listed in the other.' },
  { file: 'src/campaigns/passenger-invite-passenger-middle-page/', why: 'It leads to the pages of the other campaign.' },
  { file: 'src/campaigns/test-drive-app/', why: 'Its rows lead to the orders of the other campaign.' },
]

const mayName = (path: string): boolean => MAY_NAME.some(({ file }) => path === file || (file.endsWith('/') && path.startsWith(file)))

const files = [...filesUnder('src', /\.(tsx?|md)$/), ...filesUnder('tests', /\.(tsx?|json)$/), ...filesUnder('config', /\.([jt]s|jsonc?|md|conf)$/)].filter(({ path }) => path !== 'tests/architecture/campaignNames.test.ts')
const ofBlocks = files.filter(({ path }) => path.startsWith('src/mocks/calls/'))

/** Names of something else too: the workplace chat has a call of its own that creates a group of users (spec 1 §5), and examples call their campaign so. */
const NAMES_OF_OTHERS: readonly string[] = ['createGroup', 'some-activity']

/** What is a campaign's alone: its prefix, the activities of its part of the backend and the calls that only it answers, but for those of a block, which any campaign may take. */
const wordsOf = (prefix: string): readonly string[] => {
  const { sourceId, furtherActivities = [], endpoints } = campaignMocks.find((mocks) => mocks.prefix === prefix) ?? { sourceId: prefix, endpoints: [] }
  const isShared = (name: string): boolean => ofBlocks.some(({ text }) => text.includes(`'${name}'`)) || campaignMocks.some((other) => other.prefix !== prefix && other.endpoints.some((endpoint) => endpoint.name === name))
  const words = [prefix, sourceId, ...furtherActivities.map((activity) => activity.sourceId), ...endpoints.map(({ name }) => name).filter((name) => !isShared(name))]
  return words.filter((word) => !NAMES_OF_OTHERS.includes(word))
}

const namesOf = (words: readonly string[]): RegExp => new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`)

it.each(Object.keys(registry))('names %s in its own folder and on its lines alone, so that deleting them takes it away', (prefix) => {
  const names = namesOf(wordsOf(prefix))
  const isForeign = ({ path }: SourceFile): boolean => !path.startsWith(`src/campaigns/${prefix}/`) && !mayName(path)
  expect(files.filter((file) => isForeign(file) && names.test(file.text)).map(({ path, text }) => `${path}: ${names.exec(text)?.[0] ?? ''}`)).toEqual([])
})

it('lets a campaign be called as examples call theirs: README’s own command makes one that passes', () => {
  expect(wordsOf('some-activity')).not.toContain('some-activity')
})

it('finds a name where there is one', () => {
  const [prefix = ''] = Object.keys(registry)
  expect(files.filter(({ path, text }) => path === 'src/campaigns/registry.ts' && namesOf(wordsOf(prefix)).test(text))).toHaveLength(1)
})
