import { globSync, readFileSync } from 'node:fs'
import { DOMAIN } from './environments'
import { chooseCallEnvironment, chooseEnvironment, isProduction } from './index'
import { siteHosts } from './siteHosts'

const chosen = (host: string, debug: string | null = null) => {
  const { environment, isKnownHost } = chooseEnvironment(host, debug)
  return { stage: environment.stage, line: environment.line, isKnownHost }
}

it.each([
  ['localhost', 'dev', 'car'],
  ['127.0.0.1', 'dev', 'car'],
  ['192.168.1.20', 'dev', 'car'],
  ['10.0.12.7', 'dev', 'car'],
  ['172.16.0.5', 'dev', 'car'],
  ['172.20.10.2', 'dev', 'car'],
  ['172.31.255.254', 'dev', 'car'],
  ['[::1]', 'dev', 'car'],
  ['taxi.localhost', 'dev', 'taxi'],
  ['car-commercial.localhost', 'dev', 'carCommercial'],
  ['h5-sit.ride-market.example', 'sit', 'car'],
  ['h5-taxi-sit.ride-market.example', 'sit', 'taxi'],
  ['h5-commercial-uat.ride-market.example', 'uat', 'carCommercial'],
  ['h5.ride-market.example', 'prod', 'car'],
  ['h5-dev.ride-market.example', 'dev', 'car'],
  ['h5-commercial.ride-market.example', 'prod', 'carCommercial'],
  ['H5-TAXI.ride-market.example', 'prod', 'taxi'],
])('%s is %s, %s (spec 2 §9)', (host, stage, line) => {
  expect(chosen(host)).toEqual({ stage, line, isKnownHost: true })
})

it('writes the domain in one place, from which every host of ours follows, and knows each host of the site by it (spec 2 §9)', () => {
  const sources = globSync('{config,src}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const written = sources.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter((line) => line.replaceAll('\\', '').includes(DOMAIN)))
  expect(written).toEqual([`export const DOMAIN = '${DOMAIN}'`])
  expect(siteHosts.filter((host) => !chosen(host).isKnownHost)).toEqual([])
})

it('moves a non-production page to the sit variant of its line on the debug value (spec 2 §9)', () => {
  expect(chosen('h5-taxi-uat.ride-market.example', 'sit')).toMatchObject({ stage: 'sit', line: 'taxi' })
  expect(chosen('localhost', 'sit')).toMatchObject({ stage: 'sit', line: 'car' })
})

it('ignores the debug value in production, and values it does not know', () => {
  expect(chosen('h5.ride-market.example', 'sit')).toMatchObject({ stage: 'prod' })
  expect(chosen('h5-uat.ride-market.example', 'prod')).toMatchObject({ stage: 'uat' })
})

it.each(['evil.example', 'h5-.ride-market.example', 'h5-plane.ride-market.example', 'h5-sit-taxi.ride-market.example', 'localhost.ride-market.example', 'commercial.127.0.0.1', '10.evil.example', '192.168.evil.example', '110.0.0.1', '172.15.0.1', '172.32.0.1', '172.evil.example', '172.20.evil.example', '[::2]', 'h5.ride-market.example.evil.example', '', 'constructor', '__proto__'])('treats the unknown host "%s" like production on its own origin', (host) => {
  const { environment, isKnownHost } = chooseEnvironment(host, 'sit')
  expect(isKnownHost).toBe(false)
  expect(isProduction(environment)).toBe(true)
  expect([environment.apiBase, environment.configBase, environment.mapsBase]).toEqual(['', '', ''])
})

it('sends people’s data to the gateways of the stage, and in development to the page’s own origin', () => {
  const bases = (host: string) => {
    const { apiBase, configBase, mapsBase, mapsKey } = chooseEnvironment(host, null).environment
    return [apiBase, configBase, mapsBase, mapsKey]
  }
  expect(bases('localhost')).toEqual(['', '', '', 'market-platform-h5-dev'])
  expect(bases('h5-taxi-uat.ride-market.example')).toEqual(['https://gateway-uat.ride-market.example', 'https://config-uat.ride-market.example', 'https://maps.ride-market.example/v3', 'market-platform-h5-uat'])
  expect(bases('h5.ride-market.example')).toEqual(['https://gateway.ride-market.example', 'https://config.ride-market.example', 'https://maps.ride-market.example/v3', 'market-platform-h5'])
})

it.each(['localhost', 'h5-commercial-sit.ride-market.example', 'h5-taxi.ride-market.example', 'evil.example'])('gives the document’s script on %s what the app has there', (host) => {
  expect(chooseEnvironment(host, null).environment).toMatchObject(chooseCallEnvironment(host, null))
})
