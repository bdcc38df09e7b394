import type { Campaign } from '@/campaigns/defineCampaign'
import { act, render, screen } from '@testing-library/react'
import { configureStore } from '@reduxjs/toolkit'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import type { AnyPage } from '@/blocks/definePage'
import { parseConfig } from '@/lib/pageConfig'
import { campaign } from '../index'

const broken = { bgImage: 'javascript:alert(1)', protocolContent: [{ content: 5 }], cornerShare: 'none', buttonImage: {}, title: [] }
const full = { bgImage: '/picture.png', buttonImage: '/button.png', disableBtnImg: '/pale.png', buttonImageType: 1, protocolContent: [{ type: 1, content: 'I agree to ' }, { type: 2, content: 'the terms', hyperlink: 'https://h5.example/terms' }, { content: 'bad', hyperlink: 'javascript:alert(1)' }] }

async function show(page: AnyPage, data: unknown, rawConfig: unknown) {
  const View = page.View as ComponentType<object>
  const actions = Object.fromEntries(page.actionNames.map((name) => [name, () => undefined]))
  const store = configureStore({ reducer: () => ({}) })
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>
        <View {...{ config: parseConfig(page.config, rawConfig).config, data, actions }} />
      </MemoryRouter>
    </Provider>,
  )
  // Pictures that come when they come.
  await act(() => import('@/ui/art/ArtEmpty').then(() => undefined))
  return container
}

const drawn = ['home', 'appointmentGuide', 'retainedCapital', 'retainedCapital/end', 'appointmentDrivingTest', 'appointmentDrivingTest/orderInfo', 'appointmentDrivingTest/address'] as const

const pages: Campaign['pages'] = campaign.pages

describe.each(drawn)('%s', (path) => {
  it('has no accessibility fault in any of its states', async () => {
    const { page } = (await pages[path]!.load()) as { page: AnyPage }
    for (const [name, data] of Object.entries(page.fixtures)) {
      const container = await show(page, data, {})
      const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
      expect({ name, violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`) }).toEqual({ name, violations: [] })
      container.remove()
    }
  })

  it.each([
    ['broken', broken],
    ['full', full],
  ])('is drawn with a %s configuration', async (_, rawConfig) => {
    const { page } = (await pages[path]!.load()) as { page: AnyPage }
    await show(page, page.fixtures.default, rawConfig)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
})

it('follows no unsafe link of an agreement, and keeps its words (spec 2 §3)', async () => {
  const { page } = (await campaign.pages.appointmentDrivingTest.load()) as { page: AnyPage }
  await show(page, page.fixtures.default, full)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://h5.example/terms'])
  expect(screen.getByRole('checkbox', { name: /I agree to the terms/ })).not.toBeChecked()
})
