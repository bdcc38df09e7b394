import { readdirSync } from 'node:fs'
import { campaignsReached } from '../../config/scripts/tests/campaignsReached'
import { filesUnder, importsOf, isTest } from './sourceFiles'

const prefixes = readdirSync('src/campaigns', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

it.each(prefixes)('a file of %s reaches that campaign alone', (prefix) => {
  expect(campaignsReached([`src/campaigns/${prefix}/index.ts`], prefixes)).toEqual([prefix])
})

it.each(['src/app/App.tsx', 'src/lib/i18n/language.ts', 'src/api/baseQuery.ts', 'src/mocks/backend.ts', 'src/document/bundle.ts', 'tests/render.tsx', 'package.json', 'src/blocks/gone.ts'])('%s reaches every campaign', (file) => {
  expect(campaignsReached([file], prefixes)).toEqual(prefixes)
})

const LISTS = ['src/campaigns/registry.ts', 'src/mocks/campaigns.ts', 'tests/architecture/routes.json']

it('a new campaign reaches itself alone, with its lines in the lists', () => {
  expect(campaignsReached([...LISTS, 'src/campaigns/_example/index.ts'], prefixes)).toEqual(['_example'])
})

it.each(LISTS)('%s reaches every campaign where no campaign has changed', (list) => {
  expect(campaignsReached([list, 'README.md'], prefixes)).toEqual(prefixes)
})

it('a block reaches the campaigns that choose it, its tests and words for people reach none', () => {
  const reached = filesUnder('src/blocks').filter(({ path }) => !isTest(path)).map(({ path }) => campaignsReached([path], prefixes))
  expect(reached.some((some) => some.length > 0 && some.length < prefixes.length)).toBe(true)
  for (const prefix of prefixes) {
    const chosen = filesUnder(`src/campaigns/${prefix}`).filter(({ path }) => !isTest(path)).flatMap(importsOf).flatMap((written) => /^@\/(blocks\/.*)/.exec(written)?.[1] ?? [])
    const files = filesUnder('src/blocks').flatMap(({ path }) => (chosen.includes(path.slice(4).replace(/\.tsx?$/, '')) ? [path] : []))
    expect(files.filter((file) => !campaignsReached([file], prefixes).includes(prefix))).toEqual([])
  }
  expect(campaignsReached(['src/blocks/LivePage.test.tsx', 'README.md'], prefixes)).toEqual([])
})
