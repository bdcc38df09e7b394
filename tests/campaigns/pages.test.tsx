import { waitFor } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { clearBrowser, renderApp } from '../render'
import { campaigns, pagesOf } from './campaigns'

mountTestBackend()
afterEach(clearBrowser)

// No `it.each`, which refuses an empty table: a campaign alone may have no page that asks for a login.
for (const [address, { campaign, entry }] of campaigns.flatMap(pagesOf)) {
  const { prefix, developmentSourceId } = campaign
  if (!entry.login || entry.preview === 'only') continue
  it(`${address} leads who is logged out to the login page of its campaign (spec 2 §2.3)`, async () => {
    const app = await renderApp(`${address}?sourceId=${developmentSourceId}`)
    await waitFor(() => expect(app.address()).toBe(`/${prefix}/login?sourceId=${developmentSourceId}`))
  })
}

it('goes through the campaigns that are named', () => {
  expect(campaigns).not.toEqual([])
})
