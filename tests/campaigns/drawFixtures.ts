import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { fallbackPages } from '@/app/routing/fallbackPages'
import type { AnyPage } from '@/blocks/definePage'
import { mountTestBackend } from '@/mocks/jest'
import { installParent, type ParentHarness } from '../journeys/previewHarness'
import { clearBrowser, renderApp } from '../render'
import { addressOf, campaigns } from './campaigns'

/** Every page that a campaign defines or has besides; one that several share as it is, in the first of them. */
async function drawnPages(): Promise<ReadonlyMap<AnyPage, string>> {
  const pages = new Map<AnyPage, string>()
  for (const campaign of campaigns) {
    for (const [path, entry] of Object.entries({ ...fallbackPages(campaign), ...campaign.pages })) {
      const { page } = await entry.load()
      // What has no live address is drawn at its preview; any other page is its own preview in the tool's frame (spec 2 §2.5).
      if (!pages.has(page)) pages.set(page, entry.preview === 'only' ? `${addressOf(campaign, path)}/preview?` : `${addressOf(campaign, path)}?mis=1&`)
    }
  }
  return pages
}

const addresses = [...(await drawnPages())].flatMap(([page, address]) => Object.keys(page.fixtures).map((fixture) => `${address}fixture=${fixture}`))
await import('@/blocks/PreviewPage')

/** The page without its words and pictures: one that differs from another in these alone is clean where that is. */
const readShape = (): string =>
  document.body.innerHTML
    .replace(/>[^<]*\S[^<]*</g, '>words<')
    .replace(/ (alt|aria-label|data-[\w-]+|href|placeholder|src|title|value)="[^"]+"/g, ' $1="words"')
    .replace(/"[^"]*_r_\w+_[^"]*"/g, '"id"')

/** One part of the fixtures, as they lie beside each other: pages that are alike are in the same part, mostly. */
export function drawFixtures(part: number, of: number): void {
  const backend = mountTestBackend()
  let parent: ParentHarness
  beforeEach(() => {
    parent = installParent()
  })
  afterEach(async () => {
    parent.leave()
    await clearBrowser()
  })

  const clean = new Set<string>()

  it.each(addresses.slice(Math.floor((addresses.length * part) / of), Math.floor((addresses.length * (part + 1)) / of)))('%s is drawn, asks nothing for it, and is clean by axe (spec 2 §2.5)', async (address) => {
    await renderApp(address)
    await waitFor(() => expect(parent.ofType('preview/ready').length).toBeGreaterThan(0))
    expect(document.documentElement).toHaveAttribute('data-app', 'ready')
    expect(document.body.textContent?.trim()).not.toBe('')
    expect(screen.queryByText('这个页面暂时无法预览')).not.toBeInTheDocument()
    expect(parent.ofType('preview/problem')).toEqual([])
    expect(backend.requests()).toEqual([])
    const shape = readShape()
    if (clean.has(shape)) return
    const { violations } = await axe.run(document.body, { preload: false, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    clean.add(shape)
  })
}
