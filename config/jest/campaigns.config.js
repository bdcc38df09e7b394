import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import config from './jest.config.js'

// Where the parts of one run lay down what they have reached, empty at its start: see tests/faults/reach.ts.
const run = fileURLToPath(new URL('../../node_modules/.cache/faults', import.meta.url))
rmSync(run, { recursive: true, force: true })
mkdirSync(run, { recursive: true })
process.env.FAULTS_RUN = run

const fromRoot = (file) => `<rootDir>/node_modules/${file}`

/**
 * React and the state library as in production, React without what is left away of it there. Otherwise they look for mistakes of ours at every element and every
 * action, which is a sixth of the time; the pages here and the unit tests have them look.
 */
const production = {
  '^react$': fromRoot('react/cjs/react.production.js'),
  '^react/jsx-runtime$': fromRoot('react/cjs/react-jsx-runtime.production.js'),
  '^react-dom$': fromRoot('react-dom/cjs/react-dom.production.js'),
  '^react-dom/client$': fromRoot('react-dom/cjs/react-dom-client.production.js'),
  '^react-dom/test-utils$': '<rootDir>/config/jest/productionAct.cjs',
  '^@reduxjs/toolkit$': fromRoot('@reduxjs/toolkit/dist/redux-toolkit.browser.mjs'),
}

const transform = { '/react-dom/cjs/[^/]*\\.production\\.js$': '<rootDir>/config/jest/slimReactDom.js', ...config.transform }

const rootDir = fileURLToPath(new URL('../..', import.meta.url))
const { maxWorkers, testTimeout, ...project } = config

/** What every campaign shows, made from its definition: its pages and previews, and the faults of its calls. */
export default {
  rootDir,
  maxWorkers,
  // Of the whole run: jest reads none of a project's.
  testTimeout,
  testSequencer: '<rootDir>/config/jest/longestFirst.cjs',
  projects: [
    { ...project, rootDir, displayName: 'pages', roots: ['<rootDir>/tests/campaigns'] },
    { ...project, rootDir, displayName: 'faults', roots: ['<rootDir>/tests/faults'], moduleNameMapper: { ...config.moduleNameMapper, ...production }, transform, transformIgnorePatterns: ['/node_modules/(?!react-dom/cjs/)'] },
  ],
}
