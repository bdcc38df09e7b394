import { act, screen } from '@testing-library/react'
import { jest } from '@jest/globals'
import type { AnyPage } from '@/blocks/definePage'
import { clearBrowser, renderApp } from '../render'
import { mountTestBackend } from '@/mocks/jest'
import { entry, ready, sampleCampaign, samplePage } from '../sampleCampaign'

mountTestBackend()
afterEach(clearBrowser)

const page = (headline: string): AnyPage => samplePage(() => ready(headline))

describe('a screen that breaks', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('becomes an error screen, and trying again mounts it anew', async () => {
    let isBroken = true
    const breaking = samplePage(
      () => ready('Mended'),
      () => {
        if (isBroken) throw new Error('a bug')
        return null
      },
    )
    const app = await renderApp('/sample-activity', sampleCampaign({ '': entry(() => Promise.resolve(breaking)) }))
    expect(await screen.findByRole('alert')).toHaveTextContent('页面出了点问题')
    expect(document.documentElement).toHaveAttribute('data-app', 'error')
    isBroken = false
    await app.user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('data-app', 'ready')
  })

  it('takes no other screen with it', async () => {
    const breaking = samplePage(() => {
      throw new Error('a bug')
    })
    const app = await renderApp('/sample-activity/broken', sampleCampaign({ '': entry(() => Promise.resolve(page('Home'))), broken: entry(() => Promise.resolve(breaking)) }))
    await screen.findByRole('alert')
    await act(() => app.router.navigate('/sample-activity'))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  })
})

describe('a page whose data cannot be had', () => {
  it('says why and tries again', async () => {
    const retry = jest.fn()
    const failing = samplePage(() => ({ status: 'failed', error: { kind: 'network' }, retry }))
    const app = await renderApp('/sample-activity', sampleCampaign({ '': entry(() => Promise.resolve(failing)) }))
    expect(await screen.findByRole('alert')).toHaveTextContent('网络开小差了，请稍后重试')
    await app.user.click(screen.getByRole('button', { name: '重试' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('shows the default and names the field when a configured value is wrong', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderApp('/sample-activity', sampleCampaign({ '': entry(() => Promise.resolve(samplePage(() => ready(42)))) }))
    expect(await screen.findByRole('heading', { name: 'Default headline' })).toBeVisible()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('headline'))
  })
})

describe('a chunk that cannot be loaded (spec 2 §8)', () => {
  const failure = (): Promise<AnyPage> => Promise.reject(new Error('Loading chunk 12 failed'))

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    // The one reload of these parts has been tried, as after a reload that did not help.
    sessionStorage.setItem('market-platform-h5:reloadedFor', 'sample-activity/ sample-activity')
  })

  it('is asked for three times, then an error screen asks again', async () => {
    let isOnline = false
    const load = jest.fn(() => (isOnline ? Promise.resolve(page('Home')) : failure()))
    const app = await renderApp('/sample-activity', sampleCampaign({ '': entry(load) }))
    expect(await screen.findByRole('alert')).toHaveTextContent('页面加载失败')
    expect(load).toHaveBeenCalledTimes(3)
    isOnline = true
    await app.user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  })

  it('may be the campaign itself', async () => {
    const { campaigns } = sampleCampaign({ '': entry(() => Promise.resolve(page('Home'))) })
    let isOnline = false
    const load = jest.fn(() => (isOnline ? campaigns['sample-activity']() : Promise.reject(new Error('Loading chunk 3 failed'))))
    const app = await renderApp('/sample-activity?sourceId=A1', { campaigns: { 'sample-activity': load } })
    expect(await screen.findByRole('alert')).toHaveTextContent('页面加载失败')
    isOnline = true
    await app.user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    expect(app.address()).toBe('/sample-activity?sourceId=A1')
  })
})
