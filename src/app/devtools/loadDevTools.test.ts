import { chooseEnvironment } from '@config/env'
import { createAppHistory } from '@/lib/history/appHistory'
import { loadDevTools } from './loadDevTools'

const optionsAt = (host: string) => loadDevTools(chooseEnvironment(host, null).environment, createAppHistory())

describe('in a browser with such tools', () => {
  beforeEach(() => Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => undefined }))
  afterEach(() => Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'))

  it.each(['h5.ride-market.example', 'h5-taxi.ride-market.example', 'unknown.example'])('is off at %s', async (host) => {
    expect(await optionsAt(host)).toBe(false)
  })

  it.each(['localhost', 'h5-sit.ride-market.example', 'h5-uat.ride-market.example'])('is on at %s', async (host) => {
    expect(await optionsAt(host)).toMatchObject({ name: 'market-platform-h5' })
  })
})

it('loads nothing where there are none', async () => {
  expect(await optionsAt('localhost')).toBe(false)
})
