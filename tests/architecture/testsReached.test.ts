import { globSync } from 'node:fs'
import { registry } from '@/campaigns/registry'
import { testsNaming, testsOutside } from '../../config/scripts/tests/testsReached'

const GO_THROUGH = ['config/documents/pageList.test.ts', 'config/security/sinks.test.ts', 'src/mocks/replies.test.ts', 'tests/architecture/tiers.test.ts', 'tests/journeys/routing.test.tsx']
const START = ['src/blocks/draw/useDraw.test.tsx', 'src/mocks/backend.test.ts', 'tests/journeys/withdraw.test.tsx']
const OF_CAMPAIGNS = globSync('src/campaigns/*/**/*.test.{ts,tsx}')

it('tells tests that go through the campaigns from those that start the app, and both from those that know of no campaign', () => {
  expect(testsOutside([...GO_THROUGH, ...START, ...OF_CAMPAIGNS, 'src/lib/money.test.ts', 'src/ui/display/display.test.tsx'])).toEqual({ goThrough: GO_THROUGH, start: START })
})

it('finds the tests of another campaign that names one, and none of its own', () => {
  const naming = Object.keys(registry).map((prefix) => ({ prefix, tests: testsNaming(prefix, OF_CAMPAIGNS) }))
  expect(naming.filter(({ prefix, tests }) => tests.some((test) => test.startsWith(`src/campaigns/${prefix}/`)))).toEqual([])
  expect(naming.some(({ tests }) => tests.length > 0)).toBe(true)
})
