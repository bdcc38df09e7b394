import { definePage } from '@/blocks/definePage'
import { defineCampaign } from '@/campaigns/defineCampaign'
import { text } from '@/lib/pageConfig'
import { zh } from './messages'
import { pageName } from './pageName'
import { leafOf, loadTree, searchTree } from './pageTree'

const page = definePage({ kind: 'rule', config: { title: text('Title') }, fixtures: { default: null }, actionNames: [], useLive: () => ({ status: 'loading' }), View: () => null })
const load = () => Promise.resolve({ page })

const campaign = (prefix: string, title: string) =>
  defineCampaign({
    prefix,
    title: () => title,
    audience: 'passenger',
    loginVariant: 'standard',
    developmentSourceId: 'X',
    pages: {
      '': { kind: 'home', load, preview: true },
      rule: { kind: 'rule', load, preview: true },
      'reward/list': { kind: 'list', load, login: true },
      'lead-on': { kind: 'redirect', load },
      'invitee-applet': { kind: 'card', load, preview: 'only' },
    },
  })

const registry = {
  'wheel-activity': () => Promise.resolve({ campaign: campaign('wheel-activity', 'Lucky wheel') }),
  broken: () => Promise.reject(new Error('no such chunk')),
  'cash-activity': () => Promise.resolve({ campaign: campaign('cash-activity', 'Cash invite') }),
}
const failed: string[] = []
const tree = () => loadTree(registry, () => Promise.resolve(), (prefix) => failed.push(prefix))
const nameOf = (leaf: { path: string; kind: 'rule' }) => pageName(zh, leaf)

it('lists every page of every campaign, called as the preview calls itself, and how those are previewed that have no address for it (spec 2 §2.5)', async () => {
  const [wheel, cash] = await tree()
  expect(wheel?.pages.map(({ id }) => id)).toEqual(expect.arrayContaining(['wheel-activity', 'wheel-activity/rule', 'wheel-activity/invitee-applet', 'wheel-activity/invalid-activity/1']))
  expect(wheel?.pages.filter(({ isByFlag }) => isByFlag).map(({ path }) => path)).toEqual(['reward/list'])
  expect(wheel?.pages.map(({ path }) => path)).not.toContain('lead-on')
  expect(cash?.title).toBe('Cash invite')
})

it('leaves out a campaign that cannot be loaded, and says so', async () => {
  failed.length = 0
  expect((await tree()).map(({ prefix }) => prefix)).toEqual(['wheel-activity', 'cash-activity'])
  expect(failed).toEqual(['broken'])
})

it('gives the definition of a page', async () => {
  const leaf = leafOf(await tree(), 'wheel-activity/rule')
  expect(await leaf?.load()).toBe(page)
  expect(leafOf(await tree(), 'wheel-activity/none')).toBeUndefined()
})

it('finds by title, address and what marketing calls a page, with every word', async () => {
  const found = async (search: string) => searchTree(await tree(), search, nameOf as never).flatMap(({ pages }) => pages.map(({ id }) => id))
  expect(await found('')).toHaveLength((await tree()).flatMap(({ pages }) => pages).length)
  expect(await found('规则')).toEqual(['wheel-activity/rule', 'cash-activity/rule'])
  expect(await found('CASH rule')).toEqual(['cash-activity/rule'])
  expect(await found('lucky applet')).toEqual(['wheel-activity/invitee-applet'])
  expect(await found('nothing like it')).toEqual([])
})

it('calls a page by its own name, else by its kind', () => {
  expect(pageName(zh, { path: 'invitee-register', kind: 'register' })).toBe('受邀注册页')
  expect(pageName(zh, { path: 'somewhere/else', kind: 'list' })).toBe('列表页')
  expect(pageName(zh, { path: 'toString', kind: 'list' })).toBe('列表页')
})
