import type { PageWithFixtures } from '@/blocks/withFixtures'
import type { PageLeaf } from '../../tree/pageTree'
import { listStates, NO_CAMPAIGN } from './pageStates'

const pageWith = (...fixtures: readonly string[]) => ({ fixtures: Object.fromEntries(fixtures.map((name) => [name, {}])) }) as unknown as PageWithFixtures
const leaf = (id: string, path: string, load: PageLeaf['load'], more: Partial<PageLeaf> = {}): PageLeaf => ({ id, path, kind: 'home', load, ...more })

it('lists a page once for each of its fixtures, in the order of the tree, whichever page is loaded first', async () => {
  const slow = new Promise<PageWithFixtures>((resolve) => void setTimeout(() => resolve(pageWith('default', 'empty')), 5))
  const states = await listStates(
    [
      { prefix: 'wheel', title: 'Wheel', pages: [leaf('wheel', '', () => slow), leaf('wheel/rule', 'rule', () => Promise.resolve(pageWith('default')), { kind: 'rule' })] },
      { prefix: '', title: 'Others', pages: [leaf('bind', 'bind', () => Promise.resolve(pageWith('default')), { isByFlag: true })] },
    ],
    () => undefined,
  )
  expect(states.map(({ id }) => id)).toEqual(['wheel#default', 'wheel#empty', 'wheel/rule#default', 'bind#default'])
  expect(states[2]).toEqual({ id: 'wheel/rule#default', page: 'wheel/rule', campaign: 'wheel', title: 'Wheel', path: 'rule', kind: 'rule', isByFlag: false, fixture: 'default' })
  expect(states[3]).toMatchObject({ campaign: NO_CAMPAIGN, isByFlag: true })
})

it('keeps a page that cannot be loaded in its place, and tells of it', async () => {
  const failed: string[] = []
  const states = await listStates([{ prefix: 'wheel', title: 'Wheel', pages: [leaf('wheel', '', () => Promise.reject(new Error('no such chunk'))), leaf('wheel/rule', 'rule', () => Promise.resolve(pageWith('many')))] }], (page) => failed.push(page))
  expect(states.map(({ id }) => id)).toEqual(['wheel#default', 'wheel/rule#many'])
  expect(failed).toEqual(['wheel'])
})
