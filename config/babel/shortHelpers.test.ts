import { readFileSync } from 'node:fs'
import { transformSync } from '@babel/core'
import { shortHelpers } from './shortHelpers'

const ES = 'node_modules/redux-persist/es'

function shortened(file: string): { readonly found: readonly string[]; readonly code: string } {
  const found: string[] = []
  const code = transformSync(readFileSync(`${ES}/${file}`, 'utf8'), { configFile: false, babelrc: false, plugins: [shortHelpers((name) => found.push(name))] })?.code ?? ''
  return { found, code }
}

it.each<[file: string, helpers: readonly string[]]>([
  ['persistReducer.js', ['_objectSpread', '_objectWithoutProperties']],
  ['persistStore.js', ['_toConsumableArray', '_objectSpread']],
  ['stateReconciler/autoMergeLevel1.js', ['_typeof', '_objectSpread']],
])('finds the helpers of %s in the package as it is installed', (file, helpers) => {
  expect(shortened(file).found).toEqual(helpers)
})

it('merges what was kept as the package does: what a reducer has changed meanwhile stays', () => {
  const body = shortened('stateReconciler/autoMergeLevel1.js').code.replace('export default', 'return')
  // oxlint-disable-next-line eslint/no-new-func, typescript/no-implied-eval -- a file of a package, as it is built
  const merge = new Function(body)() as (kept: object, before: object, now: object, options: object) => object
  const before = { a: 1, b: 1, c: 1 }
  expect(merge({ a: 2, b: 2, _persist: {} }, before, { ...before, b: 3 }, {})).toEqual({ a: 2, b: 3, c: 1 })
})

it('leaves out keys, and copies a list, as the helpers did', () => {
  const helper = (file: string, name: string) => {
    const [, body = ''] = new RegExp(`function ${name}\\(\\) \\{([^]*?)\\n\\}`).exec(shortened(file).code) ?? []
    // oxlint-disable-next-line eslint/no-new-func, typescript/no-implied-eval -- a file of a package, as it is built
    return new Function(body) as (...values: unknown[]) => unknown
  }
  const state = { a: 1, b: 2 }
  expect(helper('persistReducer.js', '_objectWithoutProperties')(state, ['b'])).toEqual({ a: 1 })
  expect(state).toEqual({ a: 1, b: 2 })
  const list = [1, 2]
  const copy = helper('persistStore.js', '_toConsumableArray')(list)
  expect(copy).toEqual(list)
  expect(copy).not.toBe(list)
})
