import { basePath, previewAddress } from './previewAddress'

it('finds the preview beside the page, on the site of the workbench (spec 2 §2.5)', () => {
  const base = basePath('/market-platform-h5/workbench/')
  expect(previewAddress(base, { page: 'some-activity', fixture: 'default', previewType: 'common', language: 'zh-CN' })).toBe('/market-platform-h5/some-activity/preview?previewType=common&fixture=default')
  expect(previewAddress(base, { page: 'some-activity/reward/list', fixture: 'many', previewType: 'with-preview-box', language: 'en' })).toBe(
    '/market-platform-h5/some-activity/reward/list/preview?previewType=with-preview-box&fixture=many&lang=en',
  )
  expect(previewAddress(base, { page: 'driver-promotor-code-bind', isByFlag: true, fixture: 'default', previewType: 'common', language: 'zh-CN' })).toBe('/market-platform-h5/driver-promotor-code-bind?mis=1&previewType=common&fixture=default')
})

it.each(['/market-platform-h5/workbench/', '/market-platform-h5/workbench', '/market-platform-h5/workbench/wall/', '/market-platform-h5/workbench/wall'])('finds the site of %s', (path) => expect(basePath(path)).toBe('/market-platform-h5/'))
