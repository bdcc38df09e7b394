import { screen } from '@testing-library/react'
import { list, customPage, rule, share } from '@/blocks/pageChoices'
import { defineCampaign } from '@/campaigns/defineCampaign'
import { driversOnly as refusePassengers } from '@/mocks/calls/driversOnly'
import type { Endpoint } from '@/mocks/calls/endpoint'
import { Refusal } from '@/mocks/calls/refusal'
import { mountTestBackend } from '@/mocks/jest'
import { mocks } from '../../../tests/specimen/mocks'
import { campaign as specimen } from '../../../tests/specimen'
import { expectAddress, expectOn, findButton, passLogin, sessionOf } from '../../../tests/journeySteps'
import { clearBrowser, renderApp } from '../../../tests/render'
import { driversOnly } from './driversOnly'

const PASSENGER = '13800138000'
const DRIVER = '13900139000'
const HOME = `/${specimen.prefix}?sourceId=${mocks.sourceId}`
const FRIENDS = `/${specimen.prefix}/friends?sourceId=${mocks.sourceId}`

const choices = () => import('../../../tests/specimen/pages')

const campaign = defineCampaign({
  ...specimen,
  audience: 'driver',
  pages: {
    ...driversOnly({ '': customPage('home', () => import('../../../tests/specimen/home'), { preview: true }), friends: list(async () => (await choices()).friends, { login: true }), share: share(async () => (await choices()).sharePage, { login: true }) }),
    rule: rule(),
  },
})
const campaigns = { [specimen.prefix]: () => Promise.resolve({ campaign }) }
const homePageConfig = { noPermission: { title: '', text: '司机师傅专属福利', image: '' } }

/** Each call also refuses a driver, of a city that is not open. */
const withCityClosed = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  outcomes: {
    ...endpoint.outcomes,
    cityClosed: () => {
      throw new Refusal(-196965, { reason: 2 }, '所在城市暂未开放')
    },
  },
})

const backend = mountTestBackend({ campaigns: [{ ...mocks, activity: { ...mocks.activity, pageConfig: { homePageConfig } }, endpoints: refusePassengers(...mocks.endpoints).map(withCityClosed) }] })
afterEach(clearBrowser)

const openAs = async (address: string, mobile: string) => renderApp(address, { campaigns, preloaded: { session: await sessionOf(backend, mobile) } })
const refusal = () => screen.findByRole('heading', { name: '该活动仅限司机参加', level: 1 })

describe('a driver campaign', () => {
  it.each([HOME, FRIENDS])('refuses a passenger on its own page, in its place: %s', async (address) => {
    const app = await openAs(address, PASSENGER)
    expect(await refusal()).toBeVisible()
    expect(app.address()).toBe(address)
    await app.user.click(screen.getByRole('button', { name: '返回首页' }))
    await expectAddress(app, '/')
  })

  it('lets a driver in', async () => {
    await openAs(HOME, DRIVER)
    expect(await findButton('立即邀请')).toBeVisible()
    expect(screen.queryByText('该活动仅限司机参加')).not.toBeInTheDocument()
  })

  it.each([HOME, FRIENDS])('lets a passenger log in as a driver, and goes on with the page: %s', async (address) => {
    const app = await openAs(address, PASSENGER)
    await app.user.click(await findButton('换司机账号登录'))
    await expectOn(app, '/login')
    await passLogin(app, DRIVER)
    await expectAddress(app, address)
    expect(await screen.findByText(address === HOME ? '可提现金额' : '还没有好友')).toBeVisible()
  })

  it('shows the page to a user who is not logged in, and refuses them once they turn out to be a passenger', async () => {
    const app = await renderApp(HOME, { campaigns })
    await app.user.click(await findButton('立即邀请'))
    await passLogin(app, PASSENGER)
    expect(await refusal()).toBeVisible()
  })

  it.each([HOME, FRIENDS])('says what marketing wrote with the home: %s', async (address) => {
    await openAs(address, PASSENGER)
    expect(await screen.findByText('司机师傅专属福利')).toBeVisible()
  })

  it.each([
    ['a city that is not open', HOME, 'cityClosed', DRIVER, '所在城市暂未开放'],
    ['the same, on another page', FRIENDS, 'cityClosed', DRIVER, '所在城市暂未开放'],
    ['a reason that is not named', `${HOME}&userType=2`, '-196965', DRIVER, '暂未满足参与条件'],
  ])('tells no driver that it is for drivers only, and says in the server’s words why they are refused (design §2): %s', async (_, address, outcome, mobile, words) => {
    backend.setScenario({ querySpecimenPage: outcome, querySpecimenFriends: outcome })
    const app = await openAs(address, mobile)
    const heading = await screen.findByRole('heading', { name: '当前账号暂无参与资格', level: 1 })
    expect(heading.parentElement).toHaveTextContent(words)
    for (const other of ['请用司机账号登录后再来参加', '司机师傅专属福利']) expect(screen.queryByText(other)).not.toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: '换个账号登录' }))
    await expectOn(app, '/login')
  })
})
