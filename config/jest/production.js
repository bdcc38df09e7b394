import config from './jest.config.js'

const fromRoot = (file) => `<rootDir>/node_modules/${file}`

/**
 * React and the state library as in production, React without what is left away of it there. Otherwise they look for mistakes of ours at every element and every
 * action, which is a quarter of the time.
 */
export default {
  moduleNameMapper: {
    ...config.moduleNameMapper,
    '^react$': fromRoot('react/cjs/react.production.js'),
    '^react/jsx-runtime$': fromRoot('react/cjs/react-jsx-runtime.production.js'),
    '^react-dom$': fromRoot('react-dom/cjs/react-dom.production.js'),
    '^react-dom/client$': fromRoot('react-dom/cjs/react-dom-client.production.js'),
    '^react-dom/test-utils$': '<rootDir>/config/jest/productionAct.cjs',
    '^@reduxjs/toolkit$': fromRoot('@reduxjs/toolkit/dist/redux-toolkit.browser.mjs'),
  },
  transform: { '/react-dom/cjs/[^/]*\\.production\\.js$': '<rootDir>/config/jest/slimReactDom.js', ...config.transform },
  transformIgnorePatterns: ['/node_modules/(?!react-dom/cjs/)'],
}
