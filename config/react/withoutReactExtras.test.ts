import { transformFileSync, traverse, types, type PluginObject } from '@babel/core'
import { CONSTANT_PROPERTIES, CONSTANTS, EMPTY_FUNCTIONS, UNUSED_CLASSES, UNUSED_EXPORTS, UNUSED_HOOKS, UNUSED_TAGS } from './unusedParts'
import { withoutReactExtras } from './withoutReactExtras'

const FILES = ['react-dom-client.production.js', 'react-dom.production.js']

function transformed(file: string, plugin: () => PluginObject): { readonly code: string; readonly globals: readonly string[] } {
  const out = transformFileSync(`node_modules/react-dom/cjs/${file}`, { configFile: false, babelrc: false, compact: false, ast: true, plugins: [plugin] })
  let globals: readonly string[] = []
  traverse(out?.ast ?? types.file(types.program([])), {
    Program: ({ scope }) => {
      scope.crawl()
      globals = Object.keys((scope as unknown as { readonly globals: object }).globals)
    },
  })
  return { code: out?.code ?? '', globals }
}

// How it renders what is left is for the faults of every campaign (config/jest/production.js) and the browsers to say: both run on it.
it('finds all that it leaves out in the package as it is installed', () => {
  const found = new Set<string>()
  const code = FILES.map((file) => transformed(file, withoutReactExtras((name) => found.add(name)) as () => PluginObject).code).join('')
  const names = [...CONSTANTS.keys(), ...CONSTANT_PROPERTIES.keys(), ...EMPTY_FUNCTIONS.keys(), ...UNUSED_EXPORTS, ...UNUSED_HOOKS, ...[...UNUSED_TAGS.keys()].map((tag) => `case ${tag}`)]
  expect(names.filter((name) => !found.has(name))).toEqual([])
  expect([...UNUSED_CLASSES].filter((name) => ![...found].some((target) => target.startsWith(`${name}.prototype.`)))).toEqual([])
  expect(code).toMatch(/^ReactDOMRoot\.prototype\.render = [^]*^exports\.createRoot = /m)
  expect(code).not.toMatch(/exports\.(hydrateRoot|preload)\b|\.isDehydrated\b|\bcase (26|27|30):/)
})

it.each(FILES)('leaves no name in %s without its declaration: what a case declares, other cases use', (file) => {
  const before = transformed(file, () => ({})).globals
  expect(before.length).toBeGreaterThan(0)
  expect(transformed(file, withoutReactExtras() as () => PluginObject).globals.filter((name) => !before.includes(name))).toEqual([])
})
