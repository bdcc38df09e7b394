import { campaign as example } from '@/campaigns/_example'
import type { InviteeRoutes } from '@/features/login'
import { campaign as specimen } from '../../../../tests/specimen'
import { explainAddress } from './explainAddress'
import { explainLogin, NO_LINKS, type LoginRow } from './explainLogin'

const campaigns = { _example: example, 'specimen-activity': specimen }
const at = (path: string) => {
  const explanation = explainAddress(path, { campaigns, origin: 'http://localhost', host: 'browser', isLoggedIn: false })
  if (!explanation) throw new Error(path)
  return explanation
}
const rows = (all: readonly LoginRow[]) => all.map(({ outcomes, destination }) => [outcomes.map(({ is, ...more }) => ('reward' in more ? `${more.reward}${more.type ?? ''}` : 'outcome' in more ? `${more.outcome}` : is)).join(' '), 'path' in destination ? destination.path : destination.to])

it('leads back to the page that wanted the login, and from the login page home', () => {
  expect(rows(explainLogin(at('_example/invitation-list?sourceId=A'), { routes: null, links: NO_LINKS }))).toEqual([['new existing', '/_example/invitation-list?sourceId=A']])
  expect(rows(explainLogin(at('_example/login?sourceId=A'), { routes: null, links: NO_LINKS }))).toEqual([['new existing', '/_example?sourceId=A']])
})

it("follows marketing's links by who logs in, and no unsafe one", () => {
  const links = { targetLinkAfterRegister: 'https://safe.example/welcome', targetLinkAfterLogin: 'javascript:alert(1)', afterLoginMessage: 'Hello' }
  expect(explainLogin(at('_example/login'), { routes: null, links }).map(({ destination }) => destination)).toMatchObject([{ to: 'link', url: links.targetLinkAfterRegister }, { to: 'home', refusedLink: links.targetLinkAfterLogin }])
})

it('tells a driver of the blacklist, where the address says that drivers come', () => {
  const asked = explainLogin(at('_example/login?userType=2'), { routes: null, links: NO_LINKS })
  expect(asked.at(-1)).toMatchObject({ outcomes: [{ is: 'blackDriver' }], destination: { word: 'blackDriver' } })
})

it("leads invited friends by the campaign's own table, each outcome of the backend once", async () => {
  const { page } = await specimen.pages.register.load()
  const asked = explainLogin(at('specimen-activity/register?sourceId=A'), { routes: page.inviteeRoutes ?? null, links: NO_LINKS })
  const said = asked.flatMap(({ outcomes }) => outcomes)
  expect(said.filter(({ is }) => is === 'reward')).toHaveLength(14)
  expect(said.map(({ is }) => is)).toEqual(expect.arrayContaining(['risky', 'selfInvite']))
  const hit = asked.find(({ outcomes }) => outcomes.some((outcome) => outcome.is === 'reward' && outcome.reward === 'hit'))
  expect(hit?.destination).toMatchObject({ to: 'page', path: '/specimen-activity/register-success?sourceId=A', word: 'inviteSucceeded' })
})

it('leaves out what a campaign makes no difference of, and keeps apart what it does', () => {
  const routes: InviteeRoutes = { ask: 'outcome', toDestination: ({ outcome }, { campaign }) => ({ path: `/${campaign}/${outcome === 2 ? 'gift' : 'known'}`, word: null }) }
  expect(rows(explainLogin(at('_example/login'), { routes, links: NO_LINKS }))).toEqual([
    ['0 1 3 4 5 6 7 null null', '/_example/known'],
    ['2', '/_example/gift'],
  ])
})

it('has nothing to say of a preview, a page outside the campaigns and an address without a page', () => {
  for (const path of ['_example/rule/preview', 'driver-promotor-code-bind', '_example/none']) expect(explainLogin(at(path), { routes: null, links: NO_LINKS })).toEqual([])
})
