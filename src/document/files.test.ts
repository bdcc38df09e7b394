import { preloadsOf, type BundleFiles } from './files'

const bundle: BundleFiles = {
  files: ['runtime.js', 'app.js', 'cash.js', 'cashHome.js', 'login.js', 'wheel.js'],
  entry: [0, 1],
  pages: { cash: [2], 'cash/': [2, 3], 'cash/login': [4], wheel: [5] },
  login: [4],
}

it.each([
  ['a campaign and its home', 'cash', ['cash.js', 'cashHome.js']],
  ['its home with a slash at the end', 'cash/', ['cash.js', 'cashHome.js']],
  ['a campaign and its own login page', 'cash/login', ['cash.js', 'login.js']],
  ['the shared login page where a campaign has none', 'wheel/login', ['wheel.js', 'login.js']],
  ['the campaign alone for a page that is not known', 'cash/share', ['cash.js']],
  ['nothing for the start page', '', []],
  ['nothing for a campaign that does not exist', 'gone', []],
])('preloads %s', (_, path, files) => {
  expect(preloadsOf(bundle, path)).toEqual(files)
})
