import { renderHook } from '@testing-library/react'
import type { AnyPage } from '@/blocks/definePage'
import { withFixtures } from '@/blocks/withFixtures'
import { allPagesOf, campaigns } from './campaigns'

const pages = await Promise.all(campaigns.flatMap(allPagesOf).map(async ([address, { entry }]) => ({ address, page: (await entry.load()).page })))
const lists = pages.filter(({ page }) => page.kind === 'list' && 'tabs' in page.config)

/** As the page names its tabs while marketing does not. */
const tabCount = ({ useDefaults }: AnyPage): number => (renderHook(() => useDefaults?.() as { readonly tabs?: readonly unknown[] } | undefined).result.current?.tabs ?? []).length

it('shows every tab of a list in one of its previews (design §0.3, list)', async () => {
  const shown = await Promise.all(
    lists.map(async ({ address, page }) => {
      const { fixtures } = await withFixtures(page)
      // A page that is not for everybody has states without rows too.
      const tabs = new Set(Object.values(fixtures).flatMap((data) => (data as { readonly tab?: string }).tab ?? []))
      return [address, tabs.size]
    }),
  )
  expect(shown).toEqual(lists.map(({ address, page }) => [address, tabCount(page)]))
})
