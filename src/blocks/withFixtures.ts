import type { AnyPage, Page } from './definePage'

/** A page whose fixtures are there. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters belong together inside a page and are opaque outside it
export type PageWithFixtures = Page<any, any, any>

export const hasFixtures = (page: AnyPage): page is PageWithFixtures => typeof page.fixtures !== 'function'

/** Loads the page's fixtures where they are a part of their own. Rejects as any part does that cannot be loaded. */
export async function withFixtures(page: AnyPage): Promise<PageWithFixtures> {
  const { fixtures } = page
  return typeof fixtures === 'function' ? { ...page, fixtures: await fixtures() } : (page as PageWithFixtures)
}
