import type { ComponentType } from 'react'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { fallbackPages } from '@/app/routing/fallbackPages'
import { rootPages } from '@/app/routing/rootPages'
import { withFixtures, type PageWithFixtures } from '@/blocks/withFixtures'
import type { Campaign } from '@/campaigns/defineCampaign'
import { registry } from '@/campaigns/registry'
import { parseConfig, type ConfigField, type ConfigFields } from '@/lib/pageConfig'
import { mountTestBackend } from '@/mocks/jest'
import { ThemeProvider } from '@/ui/theme'
import { payloads } from '../../tests/faults/payloads/payloads'
import { startStore } from '../../tests/startStore'

mountTestBackend()
const { store } = await startStore()

const { links } = payloads

/** Every page of every campaign, of the template, and of those that stand outside: with all that a configuration can set. Pages that take the same fields and draw them alike are one. */
async function allPages(): Promise<readonly (readonly [name: string, page: PageWithFixtures, thrown: readonly string[], states: readonly unknown[]])[]> {
  const campaigns: Campaign[] = await Promise.all([...Object.values(registry), () => import('@/campaigns/_example')].map(async (load) => (await load()).campaign))
  const entries = campaigns.flatMap((campaign) => Object.entries({ ...fallbackPages(campaign), ...campaign.pages }).map(([path, entry]) => [`${campaign.prefix}/${path}`, entry] as const))
  const found = await Promise.all([...entries, ...Object.entries(rootPages)].map(async ([name, entry]) => ({ name, kind: entry.kind, page: await withFixtures((await entry.load()).page) })))
  const kinds = new Set<string>()
  return found
    .filter(({ page }, index) => found.findIndex(({ page: other }) => other.View === page.View && other.config === page.config) === index)
    .map(({ name, kind, page }, index) => {
      const isFirst = !kinds.has(kind)
      kinds.add(kind)
      return [name, page, isFirst ? links : links.filter((_, nth) => nth % SHARES === index % SHARES), statesOf(page, isFirst ? undefined : index)] as const
    })
}

/** The first page of a kind is thrown every payload, each other one a share of them: eighteen pages meet them all once more. */
const SHARES = 18

/** All other states of the first page of a kind, every third one of each other page: what it shows is of the same parts. */
const statesOf = ({ fixtures }: PageWithFixtures, share?: number): readonly unknown[] =>
  Object.entries(fixtures).flatMap(([name, data]) => (name === 'default' ? [] : [data])).filter((_, nth) => share === undefined || nth % 3 === share % 3)

const pages = await allPages()

/** Every single field, in groups and lists too, by its path. */
function leavesOf(fields: ConfigFields, path = ''): readonly (readonly [path: string, field: ConfigField<unknown>])[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.fields ? leavesOf(field.fields, `${path}${name}.`) : [[path + name, field as ConfigField<unknown>] as const]))
}

/** A configuration that says the same wherever it may say something. */
function saying(text: string, fields: ConfigFields): Record<string, unknown> {
  const valueOf = ({ editor, fields: inner, fallback, choices }: ConfigField<unknown>): unknown => {
    if (inner) return editor === 'list' ? [saying(text, inner)] : saying(text, inner)
    // What steers the page shows as much of it as there is.
    if (editor === 'choice') return choices?.at(-1)?.value
    return editor === 'switch' ? true : editor === 'number' ? fallback : text
  }
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]))
}

/** What a field is called that holds one. */
const ADDRESS = /(link|url|href|jump|address|image|img|icon|avatar|poster|logo)\w*$/i

/** Judged when they are about to be followed: an unsafe one sends people home and is reported (features/login/afterLogin). */
const JUDGED_LATER = ['targetLinkAfterRegister', 'targetLinkAfterLogin']
/** A page of a mini program, which its host opens. */
const MINI_PAGE = 'miniLink'

describe('fields of a configuration', () => {
  const leaves = pages.flatMap(([name, { config }]) => leavesOf(config as ConfigFields).map(([path, field]) => [`${name} ${path}`, field] as const))

  it('take no address that must not be followed or shown, wherever one is set', () => {
    const addresses = leaves.filter(([, { editor }]) => editor === 'link' || editor === 'image')
    expect(addresses.length).toBeGreaterThan(30)
    const open = addresses.filter(([, field]) => links.some((link) => field.faultOf(link) === null))
    expect([...new Set(open.map(([name]) => name.split(' ')[1]))]).toEqual(JUDGED_LATER)
  })

  it('are no plain texts where they are called an address', () => {
    const misnamed = leaves.filter(([name, { editor }]) => ADDRESS.test(name.split('.').pop() ?? '') && /text/i.test(editor))
    expect([...new Set(misnamed.map(([name]) => name.split(/[ .]/).pop()))]).toEqual([MINI_PAGE])
  })
})

/** Addresses that a page may hold: its own, https, what our apps take, and pictures as data. */
const SAFE = /^(https:\/\/[^/?#@\\]+([/?#]|$)|\/(?!\/)|\?|#|$|tel:|weixin:|alipays:|dingtalk:|saicmobility:|saictaxi:|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/i

function unsafeAddresses(payload: string): readonly string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => (/^(href|src|srcset|action|formaction|xlink:href|srcdoc|data|poster|background)$/.test(name) && (!SAFE.test(value) || value === payload)) || (name === 'style' && /url\(/i.test(value)) || name.startsWith('on'))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  )
}

/** Pictures and words that come late have come. */
const arrived = (): Promise<void> => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))

describe.each(pages)('%s', (_, page, payloadsOfPage, states) => {
  const View = page.View as ComponentType<object>
  const given: string[] = []
  /** What a thing that is done gets to go by: a text, or the addresses of a card. Its words are words. */
  const take = (value: unknown): void => {
    if (typeof value === 'string') given.push(value)
    else if (Object.getPrototypeOf(value ?? 0) === Object.prototype) Object.entries(value as object).forEach(([key, part]) => ADDRESS.test(key) && ![...JUDGED_LATER, MINI_PAGE].includes(key) && take(part))
  }
  const actions = Object.fromEntries(page.actionNames.map((name) => [name, (...values: unknown[]) => values.forEach(take)]))
  const drawn = (payload: string, data: unknown) => (
    <Provider store={store}>
      <MemoryRouter>
        <ThemeProvider>
          <View {...{ config: parseConfig(page.config as ConfigFields, saying(payload, page.config as ConfigFields)).config, data, actions }} />
        </ThemeProvider>
      </MemoryRouter>
    </Provider>
  )

  it('makes no link and no picture of any payload, in whichever field it is, and hands none to what it does', async () => {
    for (const [data, thrown] of [[page.fixtures['default'], payloadsOfPage] as const, ...states.map((other) => [other, links.slice(0, 1)] as const)]) {
      const { rerender } = render(drawn('', data))
      await arrived()
      for (const payload of thrown) {
        rerender(drawn(payload, data))
        expect({ payload, found: unsafeAddresses(payload) }).toEqual({ payload, found: [] })
      }
      given.length = 0
      for (const element of document.querySelectorAll('button, a, [role=button], input[type=checkbox]')) fireEvent.click(element)
      await arrived()
      expect(given.filter((value) => links.includes(value))).toEqual([])
      cleanup()
    }
  })
})
