import { parseAppInfo, parseImageColour } from './pageExtrasModel'

it.each([
  [{ apkVersion: '4.8.2', updateTime: '2026-10-15 10:00:00' }, { version: '4.8.2', updatedOn: '2026-10-15' }],
  [{ apkVersion: '4.8.2', updateTime: '' }, null],
  [{ apkVersion: '', updateTime: '2026-10-15 10:00:00' }, null],
  [{ apkVersion: '4.8.2' }, null],
  [{ apkVersion: 4.8, updateTime: '2026-10-15 10:00:00' }, null],
  ['4.8.2', null],
  [null, null],
])('knows the app only with version and update time: %j (spec 1 §2)', (appDownloadPageConfig, expected) => {
  expect(parseAppInfo({ appDownloadPageConfig })).toEqual(expected)
})

it.each([
  ['18,122,94', '#127a5e'],
  [' 0 , 0 , 255 ', '#0000ff'],
  ['256,0,0', null],
  ['18,122', null],
  ['red', null],
  [{ r: 18 }, null],
  [undefined, null],
  ['18,122,94;}body{display:none', null],
])('reads the colour %j as %j', (rgb, expected) => {
  expect(parseImageColour({ rgb })).toBe(expected)
})
