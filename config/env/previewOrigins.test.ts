import { chooseEnvironment, type Environment } from './index'
import { isPreviewOrigin } from './previewOrigins'

const OWN = 'https://page.example'
const at = (host: string): Environment => chooseEnvironment(host, null).environment

it.each([
  ['localhost', OWN, true],
  ['localhost', 'http://localhost:9000', true],
  ['localhost', 'http://127.0.0.1:1', true],
  ['localhost', 'https://tool.localhost:8443', true],
  ['localhost', 'http://[::1]:9000', true],
  ['localhost', 'http://localhost.evil.example', false],
  ['localhost', 'http://localhost:9000.evil.example', false],
  ['localhost', 'http://127.0.0.2:9000', false],
  ['localhost', 'https://tool.ride-market.example', false],
  ['localhost', 'null', false],
  ['localhost', '', false],
  ['localhost', 'file://', false],
  ['new-host.example', 'http://localhost:9000', true],
  ['new-host.example', 'https://tool.ride-market.example', false],
  ['h5-sit.ride-market.example', 'https://tool-sit.ride-market.example', true],
  ['h5-sit.ride-market.example', 'http://localhost:9000', false],
  ['h5-uat.ride-market.example', 'https://tool-uat.ride-market.example', true],
  ['h5-uat.ride-market.example', 'https://tool-sit.ride-market.example', false],
  ['h5.ride-market.example', 'https://tool.ride-market.example', true],
  ['h5.ride-market.example', 'https://tool.ride-market.example.evil.example', false],
  ['h5.ride-market.example', 'http://tool.ride-market.example', false],
  ['h5.ride-market.example', OWN, true],
])('a page on %s and a tool from "%s": %s (spec 2 §2.5)', (host, origin, expected) => {
  expect(isPreviewOrigin(at(host), origin, OWN)).toBe(expected)
})
