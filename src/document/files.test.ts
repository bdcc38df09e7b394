import { rootScreens } from '@/app/rootScreens'
import { generalNotices } from '@/app/start/noticePages'
import { campaignFileOf, commonFilesOf, pageFilesOf, type BundleFiles } from './files'

const bundle: BundleFiles = { entry: ['entry.js'], campaign: 'm/*.1234.js', login: ['form.js'] }

it.each([
  ['cash', 'm/cash.1234.js'],
  ['cash/', 'm/cash.1234.js'],
  ['cash/login', 'm/cash.1234.js'],
  ['Cash/Rule', 'm/cash.1234.js'],
  ['//cash//rule/preview', 'm/cash.1234.js'],
  ['constructor', 'm/constructor.1234.js'],
  ['', undefined],
  ['..%2f..%2fevil', undefined],
  ['a.b', undefined],
  ['a b/login', undefined],
])('asks for the campaign of "%s" by its prefix: %s', (path, file) => {
  expect(campaignFileOf(bundle, path)).toBe(file)
})

it('asks for no campaign where there is none', () => {
  const outside = [...rootScreens.keys(), ...generalNotices.keys()]
  expect(outside.length).toBeGreaterThan(4)
  expect(outside.filter((path) => campaignFileOf(bundle, path))).toEqual([])
})

it('asks for no campaign on a development server, which has no rule for its name', () => {
  expect(campaignFileOf({ entry: ['entry.js'], login: [] }, 'cash/login')).toBeUndefined()
})

it.each([
  ['cash/login', ['form.js']],
  ['cash/Login/', ['form.js']],
  ['cash/login/preview', []],
  ['cash', []],
  ['login', []],
])('knows of "%s" by the path alone: %j', (path, files) => {
  expect(commonFilesOf(bundle, path)).toEqual(files)
})

describe('a campaign that is there', () => {
  beforeEach(() => {
    window.__files = { 7: 'abcd', 'cash/': ['home.js'], 'cash/login': ['art.js'] }
  })
  afterEach(() => {
    delete window.__files
  })

  it.each([
    ['cash', ['home.js']],
    ['CASH/', ['home.js']],
    ['cash/login', ['art.js']],
    ['cash/rule', []],
    ['other', []],
    ['', []],
    ['constructor', []],
    ['__proto__/login', []],
    ['toString/valueOf', []],
  ])('adds for "%s": %j', (path, files) => {
    expect(pageFilesOf(path)).toEqual(files)
  })
})

it('adds nothing for a campaign that is not there', () => {
  expect(pageFilesOf('cash')).toEqual([])
})
