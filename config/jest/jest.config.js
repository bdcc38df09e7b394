import { availableParallelism } from 'node:os'

const fromRoot = (path) => `<rootDir>/${path}`

// styled-components adds its rules one by one, as it does in production, and does not have a growing text read anew for each: a sixth of the time.
process.env.SC_DISABLE_SPEEDY = 'false'

/** @type {import('jest').Config} */
export default {
  rootDir: '../..',
  roots: ['src', 'config', 'tests/journeys', 'tests/architecture', 'tests/campaigns'].map(fromRoot),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: fromRoot('config/jest/jsdomEnvironment.cjs'),
  testEnvironmentOptions: { url: 'http://localhost/market-platform-h5/' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.[jt]sx?$': fromRoot('config/jest/swcTransform.js') },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '^@fingerprintjs/fingerprintjs$': fromRoot('config/jest/fingerprintjs.js'),
    // A call is answered where it is made, as in a browser: msw for Node answers at the socket, which takes eight times as long.
    '^@mswjs/interceptors/fetch$': '@mswjs/interceptors/fetch/web',
    '^styled-components$': fromRoot('config/jest/styledComponents.js'),
    '^@/(.*)$': fromRoot('src/$1'),
    '^@config/(.*)$': fromRoot('config/$1'),
  },
  setupFilesAfterEnv: [fromRoot('tests/setup.ts')],
  cacheDirectory: fromRoot('node_modules/.cache/jest'),
  // More than cores: a journey waits half of its time. Not many more: each has a heap of its own, and six for two cores took a tenth more of the processor than three.
  maxWorkers: 2 * availableParallelism(),
  // A journey takes a second; on a busy machine thirty times as long, and no test is about that.
  testTimeout: 120_000,
  // A timer that renews itself for ever fails its test, in seconds and not after a hundred thousand rounds.
  fakeTimers: { timerLimit: 10_000 },
  restoreMocks: true,
  injectGlobals: true,
}
