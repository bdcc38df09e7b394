import { setImmediate } from 'node:timers'
import { ENTRY_RULES } from '@/features/entry'
import { createBackend } from '@/mocks/backend'
import { campaignMocks } from '@/mocks/campaignMocks'
import { mocks as exampleMocks } from '@/campaigns/_example/mocks'
import { campaign as example } from '@/campaigns/_example'
import { campaign as specimen } from '../../../tests/specimen'
import { mocks as specimenMocks } from '../../../tests/specimen/mocks'
import { commandMessages } from './cli/messages'
import { cardText, toText } from './cli/toText'
import { buildAddress } from './buildAddress'
import { examine, type Visitor } from './examine'
import { makeLink } from './makeLink'
import { linkMessages } from './messages'
import { toSections } from './sections'

// React draws in Node with it, and jsdom has none.
Object.assign(globalThis, { setImmediate })

const origin = 'http://localhost:8080'
const campaigns = { _example: example, 'specimen-activity': specimen }
const backend = createBackend({ campaigns: [...campaignMocks, exampleMocks, specimenMocks] })
const workshop = { campaigns, origin, send: (path: string, init: RequestInit) => backend.handle(new Request(origin + path, init)) }
const nobody: Visitor = { host: 'browser', mobile: null }

afterEach(() => backend.reset())

const look = async (address: string, visitor = nobody) => {
  const report = await examine(address, visitor, workshop)
  if (!report) throw new Error(address)
  return report
}
const callsIn = ({ visit }: Awaited<ReturnType<typeof look>>) => visit?.calls.map(({ address }) => new URL(address).pathname.split('/').at(-1))

it('asks what the page asks, and draws what it shows', async () => {
  const report = await look('_example?sourceId=EXAMPLE2026')
  expect(callsIn(report)).toEqual(['queryExamplePage'])
  expect(report.visit).toMatchObject({ status: 'ready', leadsTo: [], toasts: [] })
  expect(report.visit?.words.length).toBeGreaterThan(3)
  expect(report.visit?.calls[0]).toMatchObject({ method: 'POST', status: 200, errCode: 0, body: { sourceId: 'EXAMPLE2026' } })
})

it('stops at the guard, opens the login page there, and the page itself with a session', async () => {
  const report = await look('_example/invitation-list')
  expect(report.page?.kind).toBe('login')
  expect(callsIn(report)).toContain('getLoginPage')
  const inside = await look('_example/invitation-list', { host: 'browser', mobile: '13800138000' })
  expect(callsIn(inside)).toEqual(expect.arrayContaining(['queryExampleInviteList']))
  expect(inside.visit?.calls[0]?.headers['Authorization']).toMatch(/^Bearer /)
  expect(inside.visit?.status).toBe('ready')
})

it('says where a closed gate leads, by the app’s own reaction, and what a failure shows', async () => {
  backend.setScenario({ queryExamplePage: 'ended' })
  expect((await look('_example?channel=wx')).visit).toMatchObject({ status: 'failed', leadsTo: ['/_example/invalid-activity/1?channel=wx'] })
  backend.setScenario({ queryExamplePage: 'http500' })
  const failed = (await look('_example')).visit
  expect(failed).toMatchObject({ status: 'failed', leadsTo: [] })
  expect(failed?.calls[0]).toMatchObject({ status: 500 })
  expect(failed?.words.join()).toContain('重试')
})

it('shows where a call would go from the address’s own host, and asks the embedded backend all the same', async () => {
  const { visit } = await look('https://h5-sit.ride-market.example/market-platform-h5/_example?sourceId=EXAMPLE2026&x-dyeing=grey')
  expect(visit?.calls[0]?.address).toBe('https://gateway-sit.ride-market.example/external/v1/CandleBizService/queryExamplePage')
  expect(visit?.calls[0]?.headers).toMatchObject({ 'x-dyeing': 'grey' })
  expect(visit?.status).toBe('ready')
})

it('asks nothing for a preview or an unknown address, and leaves `fetch` as it was', async () => {
  const before = globalThis.fetch
  expect((await look('_example/rule/preview')).visit).toBeNull()
  expect((await look('_example/none')).visit).toBeNull()
  await Promise.all([look('_example'), look('_example/rule')])
  expect(globalThis.fetch).toBe(before)
  expect(await examine('mailto:a@b.c', nobody, workshop)).toBeNull()
})

it('tells a phone that the backend refuses, and goes on without it', async () => {
  const report = await look('_example/invitation-list', { host: 'browser', mobile: '123' })
  expect(report.refusedLogin).not.toBe('')
  expect(report.explanation.guard.is).toBe('login')
})

it('makes addresses that it explains as they were meant, for every page and host', async () => {
  for (const campaign of Object.values(campaigns)) {
    for (const path of Object.keys(campaign.pages)) {
      const { prefix } = campaign
      const address = buildAddress({ origin, prefix, path, sourceId: 'ACT-1', promotorCode: 'P8K3QX', channel: 'wx', host: 'alipayMiniProgram' })
      const { explanation } = await look(address)
      expect(explanation).toMatchObject({ host: 'alipayMiniProgram', route: { to: 'page', path, campaign: { prefix } }, entry: { sourceId: 'ACT-1', activityPromotorCode: 'P8K3QX', channel: 'wx', shareSourceId: 'ACT-1' } })
      expect(explanation.params.every(({ status }) => status === 'taken' || status === 'tool')).toBe(true)
    }
  }
})

const choice = { origin, prefix: '_example', path: '', sourceId: 'EXAMPLE2026', promotorCode: '', channel: '', host: null }
const PICTURE = '/pictures/x.jpg'

it('draws the cards of a home in its own words, those of a page without a card by its document alone', async () => {
  const { cards } = await makeLink(choice, PICTURE, workshop)
  const [chat, moments] = cards
  expect(cards.map((card) => card.chat)).toEqual(['chat', 'moments', 'mini', 'link'])
  expect(chat?.title).not.toBe('')
  expect(chat?.desc).not.toBe('')
  expect(moments).toMatchObject({ title: chat?.title, desc: '' })
  // Marketing has set no picture: the chats find the campaign's own.
  expect(cards.map(({ imgUrl }) => imgUrl)).toEqual([PICTURE, PICTURE, PICTURE, PICTURE])
  expect(cards.at(-1)).toMatchObject({ title: example.title(), imgUrl: PICTURE })
  expect((await makeLink({ ...choice, path: 'rule' }, PICTURE, workshop)).cards.map((card) => card.chat)).toEqual(['link'])
  await expect(makeLink({ ...choice, path: 'none' }, PICTURE, workshop)).rejects.toThrow('_example/none')
})

it('says all of it in words, in either language, with a mark at what is wrong', async () => {
  const words = linkMessages.read()
  const sections = toSections(await look('_example/invitation-list?sourceid=A&channel=a%20b'), words)
  expect(sections.map(({ name }) => name)).toEqual(Object.values(words.sections))
  const text = toText(sections, false)
  expect(text).toContain('✗ sourceid=A')
  expect(text).toContain(words.meant('sourceId'))
  expect(text).toContain('/_example/login?sourceid=A')
  // Every entry parameter says what it is.
  expect(Object.keys(words.meanings).toSorted()).toEqual(Object.keys(ENTRY_RULES).toSorted())
  expect(text).not.toMatch(/undefined|\[object/)
  expect(text).not.toContain('\u001b')
  expect(toText(sections, true)).toContain('\u001b[31m✗')
  const unknown = toText(toSections(await look('_example/ruel'), words), false)
  expect(unknown).toContain('/market-platform-h5/_example/rule')
  expect(cardText({ chat: 'chat', title: 'T', desc: '', imgUrl: '', link: '' }, 'Chat')).toBe('  Chat: T')
  expect(commandMessages.read().help).toContain('--host')
})
