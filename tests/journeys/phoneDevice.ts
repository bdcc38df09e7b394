import { installCarrierStub, type CarrierBehaviour } from '@/mocks/hosts/carrierStub'

const PHONES = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  android: 'Mozilla/5.0 (Linux; Android 13; V2227A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36',
}

type Device = { readonly platform?: keyof typeof PHONES; readonly network?: string; readonly suffix?: string }

/** Makes this browser a phone on a network (a mobile one unless told), as far as a page can see. */
export function takePhone({ platform = 'android', network = 'cellular', suffix = '' }: Device = {}): void {
  Object.defineProperty(navigator, 'userAgent', { value: PHONES[platform] + suffix, configurable: true })
  Object.defineProperty(navigator, 'connection', { value: { type: network }, configurable: true })
}

/** Has the carrier's SDK in the page already, as its script would leave it. */
export function installCarrier(behaviour: CarrierBehaviour = 'success', mobile = '13800138000'): void {
  installCarrierStub(window, behaviour, mobile)
}

/** Back to the browser of before. */
export function putPhoneAway(): void {
  Reflect.deleteProperty(navigator, 'userAgent')
  Reflect.deleteProperty(navigator, 'connection')
  delete window.PhoneNumberServer
  delete window.SaicMobilityBridge
  document.querySelectorAll('[aria-label="运营商授权"]').forEach(({ parentElement }) => parentElement?.remove())
}
