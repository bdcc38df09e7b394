import { chooseEnvironment, isProduction } from './index'

const chosen = (host: string, debug: string | null = null) => {
  const { environment, isKnownHost } = chooseEnvironment(host, debug)
  return { stage: environment.stage, line: environment.line, isKnownHost }
}

it.each([
  ['localhost', 'dev', 'car'],
  ['127.0.0.1', 'dev', 'car'],
  ['taxi.localhost', 'dev', 'taxi'],
  ['car-commercial.localhost', 'dev', 'carCommercial'],
  ['h5-sit.ride-market.example', 'sit', 'car'],
  ['h5-taxi-sit.ride-market.example', 'sit', 'taxi'],
  ['h5-commercial-uat.ride-market.example', 'uat', 'carCommercial'],
  ['h5.ride-market.example', 'prod', 'car'],
  ['H5-TAXI.ride-market.example', 'prod', 'taxi'],
])('%s is %s, %s (spec 2 §9)', (host, stage, line) => {
  expect(chosen(host)).toEqual({ stage, line, isKnownHost: true })
})

it('moves a non-production page to the sit variant of its line on the debug value (spec 2 §9)', () => {
  expect(chosen('h5-taxi-uat.ride-market.example', 'sit')).toMatchObject({ stage: 'sit', line: 'taxi' })
  expect(chosen('localhost', 'sit')).toMatchObject({ stage: 'sit', line: 'car' })
})

it('ignores the debug value in production, and values it does not know', () => {
  expect(chosen('h5.ride-market.example', 'sit')).toMatchObject({ stage: 'prod' })
  expect(chosen('h5-uat.ride-market.example', 'prod')).toMatchObject({ stage: 'uat' })
})

it.each(['evil.example', 'h5.ride-market.example.evil.example', '', 'constructor', '__proto__'])('treats the unknown host "%s" like production on its own origin', (host) => {
  const { environment, isKnownHost } = chooseEnvironment(host, 'sit')
  expect(isKnownHost).toBe(false)
  expect(isProduction(environment)).toBe(true)
  expect([environment.apiBase, environment.configBase, environment.mapsBase]).toEqual(['', '', ''])
})
