import { waitFor } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { readScreen } from '../faults/explore'
import { hintsOf } from '../faults/hints'
import { endAtOnce } from '../faults/hurry'
import { visitsOf } from '../faults/pages'
import { watchTrouble } from '../faults/trouble'
import { open } from '../faults/visit'
import { failVendorScripts, settle, watchCalls, watchScreen } from '../faults/watch'
import { clearBrowser, renderApp } from '../render'
import { campaigns, pagesOf } from './campaigns'

const backend = mountTestBackend()
beforeAll(watchCalls)
beforeAll(failVendorScripts)
beforeAll(watchScreen)
afterEach(clearBrowser)

const live = campaigns.flatMap(pagesOf).filter(([, { entry }]) => entry.preview !== 'only')
const visits = (await Promise.all(live.map(async ([, { campaign, path, entry }]) => visitsOf(campaign, path, entry, (await hintsOf(campaign.prefix)).hints[path])))).flat()

// No `it.each`, which refuses an empty table: a campaign alone may have no page that is live, or none that asks for a login.
for (const visit of visits) {
  it(`${visit.name} opens, says something and breaks nothing`, async () => {
    const trouble = watchTrouble()
    const goOn = endAtOnce(visit.waits)
    await open(backend, visit)
    const isCalm = await settle()
    goOn()
    trouble.stop()
    expect({ isCalm, trouble: trouble.first(), state: document.documentElement.getAttribute('data-app') }).toEqual({ isCalm: true, trouble: undefined, state: 'ready' })
    expect(readScreen().length).toBeGreaterThan(8)
    expect(document.title).not.toBe('')
  })
}

for (const [address, { campaign, entry }] of live) {
  const { prefix, developmentSourceId } = campaign
  if (!entry.login) continue
  it(`${address} leads who is logged out to the login page of its campaign (spec 2 §2.3)`, async () => {
    const app = await renderApp(`${address}?sourceId=${developmentSourceId}`)
    await waitFor(() => expect(app.address()).toBe(`/${prefix}/login?sourceId=${developmentSourceId}`))
  })
}

it('goes through the campaigns that are named', () => {
  expect(campaigns).not.toEqual([])
})
