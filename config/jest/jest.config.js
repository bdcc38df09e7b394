const fromRoot = (path) => `<rootDir>/${path}`

/** @type {import('jest').Config} */
export default {
  rootDir: '../..',
  roots: ['src', 'config', 'tests/journeys', 'tests/architecture'].map(fromRoot),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/market-platform-h5/' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.[jt]sx?$': 'babel-jest' },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '^styled-components$': fromRoot('config/jest/styledComponents.js'),
    '^@/(.*)$': fromRoot('src/$1'),
    '^@config/(.*)$': fromRoot('config/$1'),
  },
  setupFilesAfterEnv: [fromRoot('tests/setup.ts')],
  cacheDirectory: fromRoot('node_modules/.cache/jest'),
  // Every core: the fault matrix and the journeys are most of what a test run takes.
  maxWorkers: '100%',
  // A journey takes a second; on a busy machine many more, and no test is about that.
  testTimeout: 20_000,
  restoreMocks: true,
  injectGlobals: true,
}
