import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fallbackPages } from '@/app/routing/fallbackPages'
import { withFixtures } from '@/blocks/withFixtures'
import type { PageDefinition } from '@/campaigns/defineCampaign'
import { registry } from '@/campaigns/registry'
import { themeProblems } from '@/ui/theme/themeProblems'

const FOLDER = 'src/campaigns'
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)

it('has a registry line for every campaign folder, and a folder for every line', () => {
  expect(Object.keys(registry).toSorted()).toEqual(folders.toSorted())
})

describe.each(Object.keys(registry))('%s', (prefix) => {
  it('is defined under the prefix that it is registered by', async () => {
    const { campaign } = await registry[prefix]!()
    expect(campaign.prefix).toBe(prefix)
    expect(campaign.title()).not.toBe('')
    expect(campaign.developmentSourceId).toMatch(/^[A-Z0-9]{4,}$/)
  })

  it('has a root that leads somewhere: a home, one of its pages that is open to everybody, or, where all of them are previews alone, a notice', async () => {
    const { campaign } = await registry[prefix]!()
    const { pages, landing } = campaign
    const at = landing ?? ''
    const isPreviewAlone = Object.values<PageDefinition>(pages).every(({ preview }) => preview === 'only')
    const visited: Readonly<Record<string, PageDefinition>> = isPreviewAlone ? fallbackPages(campaign) : pages
    expect(Object.keys(visited)).toContain(at)
    expect(visited[at]).not.toMatchObject({ preview: 'only' })
    expect(landing !== undefined && '' in pages).toBe(false)
  })

  it('has a theme whose every text can be read (WCAG 2.1, 1.4.3)', async () => {
    const { campaign } = await registry[prefix]!()
    expect(themeProblems(campaign.theme ?? {})).toEqual([])
  })

  it('loads every page that it names', async () => {
    const { campaign } = await registry[prefix]!()
    for (const [path, entry] of Object.entries(campaign.pages)) {
      const page = await withFixtures((await entry.load()).page)
      expect({ path, kind: page.kind, hasDefault: 'default' in page.fixtures }).toEqual({ path, kind: entry.kind, hasDefault: true })
    }
  })

  it('says what it is in a README of at most 15 lines', () => {
    const readme = `${FOLDER}/${prefix}/README.md`
    expect(existsSync(readme)).toBe(true)
    expect(readFileSync(readme, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(15)
  })
})
