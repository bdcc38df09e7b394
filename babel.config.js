// One Babel configuration for all readers. The environment names the reader: `modern` and `legacy` are webpack's (their browsers
// stand in .browserslistrc under the same names), `document` is the script inside the document, which every browser has to
// be able to read (ES5, no polyfills), and anything else is this Node.
import coreJs from 'core-js/package.json' with { type: 'json' }
import { unneededPolyfills } from './config/babel/unneededPolyfills.js'
import { staticMembers } from './config/babel/staticMembers.js'
import { withoutBigint } from './config/babel/withoutBigint.js'

const packages = /[\\/]node_modules[\\/]/
// Polyfilling the polyfills or webpack's runtime makes loops, and the helpers are made for old browsers already.
const readyMade = /[\\/]node_modules[\\/](core-js|@babel[\\/]runtime|webpack|webpack-dev-server)[\\/]/

// Language details that this code base and its packages do not rely on; assuming so makes the old-browser output much smaller.
const assumptions = {
  ignoreFunctionLength: true,
  ignoreToPrimitiveHint: true,
  noClassCalls: true,
  noDocumentAll: true,
  noNewArrows: true,
  setSpreadProperties: true,
}

function targetsOf(env) {
  if (env === 'modern' || env === 'legacy') return { browserslistEnv: env }
  return { browserslistConfigFile: false, targets: env === 'document' ? { ie: '11' } : { node: 'current' } }
}

export default (api) => {
  const env = api.env()
  const isBrowser = env === 'modern' || env === 'legacy' || env === 'document'
  const isProduction = process.env.NODE_ENV === 'production'
  return {
    // At the top level on purpose: on preset-env alone the polyfill plugin does not see the targets and silently leaves polyfills out.
    ...targetsOf(env),
    sourceType: 'unambiguous',
    compact: isProduction && isBrowser,
    assumptions: isBrowser ? { ...assumptions, iterableIsArray: env === 'document' } : {},
    // react-router marks a literal import() with this comment, which would leave a syntax error for Chrome < 63 and iOS < 11
    // in the bundle. Without the comment webpack replaces the import() by its own chunk loading.
    shouldPrintComment: (comment) => env !== 'legacy' || !comment.includes('webpackIgnore'),
    overrides: [
      {
        exclude: readyMade,
        presets: ['@babel/preset-env'],
        plugins: isBrowser ? [['@babel/plugin-transform-runtime', { moduleName: '@babel/runtime' }]] : [],
      },
      {
        exclude: packages,
        presets: ['@babel/preset-typescript'],
        plugins: [['babel-plugin-styled-components', { ssr: false, pure: true, displayName: !isProduction, fileName: false }]],
      },
      // By file name: with JSX switched on, `<T>(value: T) => ...` in a .ts file would be read as an element.
      { exclude: packages, test: /\.[jt]sx$/, presets: [['@babel/preset-react', { runtime: 'automatic' }]] },
      // Only for the marks that `memo()` and the like get: without them the router's data half stays in the bundle, unused.
      { test: /[\\/]node_modules[\\/]react-router[\\/]/, presets: [['@babel/preset-react', { runtime: 'automatic' }]] },
      { test: /[\\/]node_modules[\\/]@radix-ui[\\/]/, plugins: isBrowser ? [staticMembers] : [] },
      ...(env === 'legacy'
        ? [{ exclude: readyMade, plugins: [withoutBigint, ['polyfill-corejs3', { method: 'usage-global', version: coreJs.version, exclude: unneededPolyfills }]] }]
        : []),
    ],
  }
}
