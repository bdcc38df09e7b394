import { DOMAIN } from '@config/env/environments'
import { candlePath, defineEndpoint, textOf, type EndpointContext } from '../calls/endpoint'
import { Refusal } from '../calls/refusal'

const BAD_REQUEST = -200400

/** Values that operations change without a release (spec 2 §3, "Currency config"). */
export const remoteConfigEndpoints = [
  defineEndpoint({
    method: 'POST',
    path: '/config/v1/getWebConfig',
    outcomes: {
      ok: (context) => webConfig(context),
      empty: () => ({}),
      oneClickOff: (context) => webConfig(context, { oneClickLoginIos: '0', oneClickLoginAndroid: '0' }),
      /** The flags are set for each platform by itself (spec 1 §9). */
      oneClickIosOff: (context) => webConfig(context, { oneClickLoginIos: '0' }),
      oneClickAndroidOff: (context) => webConfig(context, { oneClickLoginAndroid: '0' }),
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('getCurrencyConfig'),
    outcomes: {
      ok: () => ({
        currencyConfigList: [
          { configKey: 'customerServicePhone', configValue: '021-10100000' },
          { configKey: 'withdrawMinAmount', configValue: '1000' },
        ],
      }),
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: candlePath('getAppDownloadPageConfig'),
    outcomes: {
      ok: () => ({ appDownloadPageConfig: { apkVersion: '4.8.2', updateTime: '2026-10-15 10:00:00' } }),
      empty: () => ({ appDownloadPageConfig: { apkVersion: '', updateTime: '' } }),
      /** One of the two alone is not shown (spec 1 §2). */
      noVersion: () => ({ appDownloadPageConfig: { apkVersion: '', updateTime: '2026-10-15 10:00:00' } }),
      noTime: () => ({ appDownloadPageConfig: { apkVersion: '4.8.2', updateTime: '' } }),
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('getImageRgb'),
    outcomes: { ok: () => ({ rgb: '18,122,94' }) },
  }),
]

function webConfig(context: EndpointContext, changed: Readonly<Record<string, string>> = {}) {
  if (textOf(context, 'appType') !== '2') throw new Refusal(BAD_REQUEST, undefined, '参数错误：appType')
  const document = (name: string) => `/__mock__/document/${name}.html`
  const values = {
    termsOfService: document('terms-of-service'),
    privacyPolicy: document('privacy-policy'),
    privacyAgreement: document('privacy-agreement'),
    passengerServiceAgreement: document('passenger-service-agreement'),
    passengerPrivacyPolicy: document('passenger-privacy-policy'),
    driverServiceAgreement: document('driver-service-agreement'),
    driverPrivacyPolicy: document('driver-privacy-policy'),
    appDownloadUrlIos: document('app-download-ios'),
    appDownloadUrlAndroid: document('app-download-android'),
    appStoreUrlIos: 'https://apps.apple.com/cn/app/id0000000000',
    appStoreUrlAndroid: `https://store.${DOMAIN}/app`,
    callCarUrl: document('call-car'),
    callCarPathWechat: '/pages/call-car/index',
    callCarPathAlipay: '/pages/call-car/index',
    customerServiceUrl: 'tel:021-10100000',
    oneClickLoginIos: '1',
    oneClickLoginAndroid: '1',
    creditCardChargeSourceId: 'CREDITCARD2026',
    ...changed,
  }
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`marketplatformh5-${key}`, value]))
}
