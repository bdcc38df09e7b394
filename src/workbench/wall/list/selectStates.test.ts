import type { PageState } from './pageStates'
import { filterStates, groupStates, type StateNames } from './selectStates'
import { wholeWall } from './wallChoice'

const state = (campaign: string, path: string, kind: PageState['kind'], fixture: string): PageState => ({ id: `${campaign}/${path}#${fixture}`, page: `${campaign}/${path}`, campaign, title: campaign === 'wheel' ? '幸运转盘' : '邀请有礼', path, kind, isByFlag: false, fixture })
const states = [state('wheel', '', 'home', 'default'), state('wheel', 'rule', 'rule', 'default'), state('wheel', 'list', 'list', 'many'), state('cash', 'rule', 'rule', 'default'), state('cash', 'list', 'list', 'empty')]
const names: StateNames = { page: ({ kind }) => `${kind}页`, kind: (kind) => `${kind}类`, fixture: (fixture) => (fixture === 'many' ? '大量数据' : fixture) }
const usual = wholeWall('zh-CN')
const found = (change: Partial<typeof usual>) => filterStates(states, { ...usual, ...change }, names).map(({ id }) => id)

it('shows everything without a filter, and with several what passes each', () => {
  expect(found({})).toHaveLength(states.length)
  expect(found({ campaign: 'cash' })).toEqual(['cash/rule#default', 'cash/list#empty'])
  expect(found({ kind: 'rule', fixture: 'default' })).toEqual(['wheel/rule#default', 'cash/rule#default'])
  expect(found({ kind: 'rule', fixture: 'default', campaign: 'wheel' })).toEqual(['wheel/rule#default'])
  expect(found({ campaign: 'wheel', fixture: 'empty' })).toEqual([])
})

it.each([
  ['幸运 大量', ['wheel/list#many']],
  ['CASH rule', ['cash/rule#default']],
  ['home类', ['wheel/#default']],
  ['  ', states.map(({ id }) => id)],
  ['nothing like it', []],
])('finds %j in titles, addresses and names, with every word', (search, ids) => {
  expect(found({ search })).toEqual(ids)
})

it('groups by campaign in the order of the pages, by kind and state with the fullest first', () => {
  const groups = (by: 'campaign' | 'kind' | 'fixture') => groupStates(states, by, names).map(({ label, states: { length } }) => `${label} ${length}`)
  expect(groups('campaign')).toEqual(['幸运转盘 3', '邀请有礼 2'])
  expect(groups('kind')).toEqual(['rule类 2', 'list类 2', 'home类 1'])
  expect(groups('fixture')).toEqual(['default 3', '大量数据 1', 'empty 1'])
})
