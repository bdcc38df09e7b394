import { parseWebConfig } from './model'

it('finds the agreements under the prefix of spec 1 §3', () => {
  const { agreements } = parseWebConfig({ 'marketplatformh5-termsOfService': 'https://a.example/terms', 'otherproduct-privacyPolicy': 'https://a.example/p', more: 5 })
  expect(agreements.termsOfService).toBe('https://a.example/terms')
  expect(agreements.privacyPolicy).toBeNull()
})

it.each(['javascript:alert(1)', 'http://a.example', '', 5, null])('has no link for %j', (value) => {
  expect(parseWebConfig({ 'marketplatformh5-privacyPolicy': value }).agreements.privacyPolicy).toBeNull()
})

it('finds where the app and a car are to be had, and refuses what must not be followed', () => {
  const { appDownload, appStore, callCar } = parseWebConfig({
    'marketplatformh5-appDownloadUrlIos': 'https://a.example/ios',
    'marketplatformh5-appDownloadUrlAndroid': 'javascript:alert(1)',
    'marketplatformh5-appStoreUrlAndroid': 'https://a.example/store',
    'marketplatformh5-callCarUrl': '//a.example/car',
    'marketplatformh5-callCarPathWechat': '/pages/car',
  })
  expect({ appDownload, appStore, callCar }).toEqual({
    appDownload: { ios: 'https://a.example/ios', android: null },
    appStore: { ios: null, android: 'https://a.example/store' },
    callCar: { browser: null, wechatMiniProgram: '/pages/car', alipayMiniProgram: null },
  })
})
