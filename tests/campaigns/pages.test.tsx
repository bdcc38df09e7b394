import { waitFor } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { readScreen } from '../faults/explore'
import { hintsOf } from '../faults/hints'
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

it.each(visits.map((visit) => [visit.name, visit] as const))('%s opens, says something and breaks nothing', async (_, visit) => {
  const trouble = watchTrouble()
  await open(backend, visit)
  const isCalm = await settle()
  trouble.stop()
  expect({ isCalm, trouble: trouble.first(), state: document.documentElement.getAttribute('data-app') }).toEqual({ isCalm: true, trouble: undefined, state: 'ready' })
  expect(readScreen().length).toBeGreaterThan(8)
  expect(document.title).not.toBe('')
})

it.each(live.filter(([, { entry }]) => entry.login))('%s leads who is logged out to the login page of its campaign (spec 2 §2.3)', async (address, { campaign: { prefix, developmentSourceId } }) => {
  const app = await renderApp(`${address}?sourceId=${developmentSourceId}`)
  await waitFor(() => expect(app.address()).toBe(`/${prefix}/login?sourceId=${developmentSourceId}`))
})
