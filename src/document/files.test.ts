import { preloadsOf, type BundleFiles } from './files'

const bundle: BundleFiles = { files: ['entry.js', 'cash.js', 'home.js', 'login.js'], entry: [0], pages: { cash: [1], 'cash/': [1, 2] }, login: [3] }

it.each([
  ['cash', ['cash.js', 'home.js']],
  ['cash/', ['cash.js', 'home.js']],
  ['cash/login', ['cash.js', 'login.js']],
  ['cash/rule', ['cash.js']],
  ['', []],
  ['nowhere', []],
  ['constructor', []],
  ['__proto__/login', ['login.js']],
  ['toString/valueOf', []],
])('preloads for "%s" what its page will ask for: %j', (path, files) => {
  expect(preloadsOf(bundle, path)).toEqual(files)
})
