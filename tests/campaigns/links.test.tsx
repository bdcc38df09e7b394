import type { ComponentType } from 'react'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { rootPages } from '@/app/routing/rootPages'
import { withFixtures, type PageWithFixtures } from '@/blocks/withFixtures'
import { parseConfig, type ConfigField, type ConfigFields } from '@/lib/pageConfig'
import { mountTestBackend } from '@/mocks/jest'
import { ThemeProvider } from '@/ui/theme'
import { ADDRESS, JUDGED_LATER, MINI_PAGE } from '../../config/security/addressFields'
import { payloads } from '../faults/payloads/payloads'
import { isWhole } from '../faults/plan'
import { startStore } from '../startStore'
import { allPagesOf, campaigns, drawnOnce, isFirstOfKind } from './campaigns'
import { leaveFromTest } from './leaveFromTest'

mountTestBackend()
const { store } = await startStore()

const { links } = payloads

/** What a page is shown in: a payload wherever its configuration may say something. */
type Draw = { readonly data: unknown; readonly thrown: readonly string[] }

/** Every page of every campaign, and those that stand outside, with all that a configuration can set. */
const entries = [...campaigns.flatMap(allPagesOf), ...Object.entries(rootPages).map(([address, entry]) => [address, { entry }] as const)]
const pages = drawnOnce(await Promise.all(entries.map(async ([address, { entry }]) => [address, { page: await withFixtures((await entry.load()).page) }] as const)))

/** The first page of a kind is thrown every payload, a home a share of them: eighteen homes meet them all once more. */
const SHARES = 18

/** What a page is drawn in, none for one that is left to the whole run: all that it shows is of the parts of its block. Of a home's other states every third. */
function drawsOf(page: PageWithFixtures, index: number): readonly Draw[] {
  const isFirst = isFirstOfKind(pages, index)
  if (!isWhole && !isFirst && page.kind !== 'home') return []
  const isAll = isWhole || isFirst
  const others = Object.entries(page.fixtures).flatMap(([name, data]) => (name === 'default' ? [] : [data]))
  return [
    { data: page.fixtures['default'], thrown: isAll ? links : links.filter((_, nth) => nth % SHARES === index % SHARES) },
    ...others.filter((_, nth) => isAll || nth % 3 === index % 3).map((data) => ({ data, thrown: isWhole ? links : links.slice(0, 1) })),
  ]
}

const drawn = pages.map(([address, { page }], index) => [address, page, drawsOf(page, index)] as const).filter(([, , draws]) => draws.length > 0)
if (drawn.length < pages.length) leaveFromTest('links', `payloads of links on ${pages.length - drawn.length} of ${pages.length} pages, drawn`)

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

describe.each(drawn)('%s', (_, page, draws) => {
  const View = page.View as ComponentType<object>
  const given: string[] = []
  /** What a thing that is done gets to go by: a text, or the addresses of a card. Its words are words. */
  const take = (value: unknown): void => {
    if (typeof value === 'string') given.push(value)
    else if (Object.getPrototypeOf(value ?? 0) === Object.prototype) Object.entries(value as object).forEach(([key, part]) => ADDRESS.test(key) && ![...JUDGED_LATER, MINI_PAGE].includes(key) && take(part))
  }
  const actions = Object.fromEntries(page.actionNames.map((name) => [name, (...values: unknown[]) => values.forEach(take)]))
  const element = (payload: string, data: unknown) => (
    <Provider store={store}>
      <MemoryRouter>
        <ThemeProvider>
          <View {...{ config: parseConfig(page.config as ConfigFields, saying(payload, page.config as ConfigFields)).config, data, actions }} />
        </ThemeProvider>
      </MemoryRouter>
    </Provider>
  )

  it('makes no link and no picture of any payload, in whichever field it is, and hands none to what it does', async () => {
    for (const { data, thrown } of draws) {
      const { rerender } = render(element('', data))
      await arrived()
      for (const payload of thrown) {
        rerender(element(payload, data))
        expect({ payload, found: unsafeAddresses(payload) }).toEqual({ payload, found: [] })
      }
      given.length = 0
      for (const control of document.querySelectorAll('button, a, [role=button], input[type=checkbox]')) fireEvent.click(control)
      await arrived()
      expect(given.filter((value) => links.includes(value))).toEqual([])
      cleanup()
    }
  })
})
