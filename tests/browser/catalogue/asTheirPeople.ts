import { site } from '../driver/inBothBrowsers.ts'
import { logIn } from '../login/loginSteps.ts'
import type { Page } from '../driver/page.ts'
import { campaigns, isReady, userOf } from '../served.ts'

const isPublic = (address: string): boolean => /\/(login|invitee-register)\?/.test(address)
const campaignOf = (address: string) => campaigns.find(({ prefix }) => new RegExp(`^${site}${prefix}[/?]`).test(address))
const personOf = (address: string): string => userOf(campaignOf(address)?.prefix ?? '')

/** Takes first the pages that need no login, then the others in groups, each with a user logged in whom their campaigns are for. */
export async function asTheirPeople(page: Page, addresses: readonly string[], take: (addresses: readonly string[]) => Promise<void>): Promise<void> {
  await take(addresses.filter(isPublic))
  const behind = addresses.filter((address) => !isPublic(address))
  for (const mobile of new Set(behind.map(personOf))) {
    const theirs = behind.filter((address) => personOf(address) === mobile)
    const campaign = campaignOf(theirs[0] ?? '')
    if (!campaign) continue
    // Whose code a link named before, the tab remembers; no page is open here that would write it down again.
    await page.goto(new URL('/__mock__/campaigns', site).href)
    await page.evaluate('sessionStorage.clear()')
    await page.goto(`${site}${campaign.prefix}/login?sourceId=${campaign.sourceId}`)
    await logIn(page, mobile)
    await page.waitUntil(`document.cookie.length > 0 && location.pathname.indexOf('/login') < 0 && ${isReady}`)
    await take(theirs)
  }
}
