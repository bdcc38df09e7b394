import { setTimeout as wait } from 'node:timers/promises'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fallbackPages } from '@/app/routing/fallbackPages'
import { rootPages } from '@/app/routing/rootPages'
import type { AnyPage } from '@/blocks/definePage'
import { LivePage } from '@/blocks/LivePage'
import type { Campaign } from '@/campaigns/defineCampaign'
import { FirstPaint } from '@/lib/page/firstPaint'
import { setLanguage, type Language } from '@/lib/i18n'
import { ThemeProvider } from '@/ui/theme'
import { allPagesOf, campaigns, type NamedEntry } from './campaigns'

/** Texts in English are fetched: drawn again until they are there. */
async function markupOf(element: ReactNode, tries = 20): Promise<string> {
  try {
    return renderToStaticMarkup(element)
  } catch (error) {
    if (tries === 0) throw error
    await wait(20)
    return markupOf(element, tries - 1)
  }
}

async function drawn({ Skeleton }: AnyPage, campaign: Campaign, language: Language): Promise<string> {
  if (!Skeleton) throw new Error('The page has no skeleton.')
  setLanguage(language)
  return markupOf(
    <ThemeProvider overrides={campaign.theme}>
      <Skeleton />
    </ThemeProvider>,
  )
}

const textOf = (markup: string): string => markup.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '')

/** The elements, and what they are to a rule or a reader, without words. */
const structureOf = (markup: string): string =>
  markup
    .replace(/>[^<]*</g, '><')
    .replace(/ (aria-label|placeholder)="[^"]*"/g, '')
    .replace(/></g, '>\n<')

const entries = campaigns.flatMap((campaign) => allPagesOf(campaign).concat(Object.entries(rootPages).map(([path, entry]): NamedEntry => [`/${path}`, { campaign, path, entry }])))
const addresses = [...new Map(entries)]

afterAll(() => setLanguage('zh-CN'))

it.each(addresses)('%s has a skeleton of its own, which needs no store and no router, and is built alike in both languages', async (_, { campaign, entry }) => {
  const { page } = await entry.load()
  const chinese = await drawn(page, campaign, 'zh-CN')
  const english = await drawn(page, campaign, 'en')
  expect(chinese).toContain('<main')
  expect(structureOf(english)).toBe(structureOf(chinese))
  expect(textOf(english)).not.toMatch(/\p{Script=Han}/u)
  // An amount is the server's to say. So is an outcome: its page says no more than is known without.
  expect(textOf(chinese)).not.toContain('¥')
  if (page.kind === 'result' || page.kind === 'recall') return
  setLanguage('zh-CN')
  const Words = () => JSON.stringify(page.useDefaults?.() ?? {})
  const { headline, title = '' } = JSON.parse(textOf(await markupOf(<Words />)).replaceAll('&quot;', '"')) as { readonly headline?: string; readonly title?: string }
  expect([headline, title].some((words) => words !== undefined && textOf(chinese).includes(words))).toBe(true)
})

it.each(addresses)('%s says to a screen reader that it is loading, and nothing of what is about to go', async (_, { campaign, entry }) => {
  const { page } = await entry.load()
  const { container } = render(
    <ThemeProvider overrides={campaign.theme}>
      <LivePage page={{ ...page, useLive: () => ({ status: 'loading' }) }} />
    </ThemeProvider>,
  )
  expect(container.querySelector('main')).not.toBeNull()
  const told = [...container.querySelectorAll('h1, h2, h3, p, li, img, a, button, input, textarea, [role], [aria-label]')].filter((element) => !element.closest('[aria-hidden=true]'))
  expect(told.map((element) => element.getAttribute('role'))).toEqual(['status'])
  // What is not told of cannot be reached.
  expect([...container.querySelectorAll<HTMLInputElement>('a[href], button, input, textarea, [tabindex]')].filter(({ disabled, tabIndex }) => !disabled && tabIndex >= 0)).toEqual([])
})

it('keeps the place of the phone field on a login page, and makes it the field itself in a document', async () => {
  setLanguage('zh-CN')
  const { page } = await fallbackPages({ loginVariant: 'standard' })['login']!.load()
  if (!page.Skeleton) throw new Error('The page has no skeleton.')
  expect(await markupOf(<page.Skeleton />)).toMatch(/<div aria-hidden="true"[^>]*><div[^>]*><label[^<]*<\/label>.{0,200}<input(?=[^>]*readOnly="")[^>]*tabindex="-1"/i)
  const live = await markupOf(
    <FirstPaint value={{ City: () => null }}>
      <page.Skeleton />
    </FirstPaint>,
  )
  expect(live).toMatch(/<input(?=[^>]*type="tel")(?=[^>]*placeholder="请输入手机号码")(?=[^>]*inputMode="numeric")(?=[^>]*autoComplete="tel-national")[^>]*name="phone"/i)
  expect(live).not.toMatch(/<input[^>]*(readOnly|tabindex)/i)
  expect(live).not.toMatch(/<div aria-hidden="true"[^>]*><div[^>]*><label/)
})
