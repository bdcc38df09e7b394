import { isSamePage, readPreviewAddress } from './previewAddress'

it.each([
  ['', { type: 'common', fixture: 'default' }],
  ['?previewType=with-preview-box&fixture=many', { type: 'with-preview-box', fixture: 'many' }],
  ['?previewType=common', { type: 'common', fixture: 'default' }],
  ['?previewType=other&fixture=', { type: 'common', fixture: 'default' }],
])('reads %s (spec 2 §2.5, preview types)', (search, expected) => {
  expect(readPreviewAddress(search)).toEqual(expected)
})

it.each([
  ['cash/login', true],
  ['/market-platform-h5/cash/login/preview/', true],
  ['CASH/Login', true],
  ['cash', false],
  ['cash/login/other', false],
])('takes %s for cash/login: %s', (name, expected) => {
  expect(isSamePage(name, 'cash/login')).toBe(expected)
})
