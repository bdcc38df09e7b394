import { globSync, readFileSync } from 'node:fs'
import { serviceOf } from './serviceOf'

const written = globSync('src/services/*/**/*.ts').flatMap((file) => {
  const service = file.split(/[\\/]/)[2] ?? ''
  return [...readFileSync(file, 'utf8').matchAll(/^ {4}(\w+): build\.(?:query|mutation|infiniteQuery)</gm)].map(([, endpoint]) => [endpoint ?? '', service] as const)
})

it('finds the endpoints of the services', () => {
  expect(new Set(written.map(([, service]) => service))).toEqual(new Set(['candle', 'cas', 'chatApp', 'maps', 'remoteConfig', 'tracking']))
})

it.each(written)('%s is answered by %s', (endpoint, service) => {
  expect(serviceOf(endpoint)).toBe(service)
})

it('is the gateway of the campaigns for what a campaign calls', () => {
  expect(serviceOf('collectReward')).toBe('candle')
})
