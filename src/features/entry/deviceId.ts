import { storedDeviceId, makeDeviceId } from '@/lib/device/deviceId'

/** The id that the document's script may already have sent; where session storage is blocked, one for this page's life. */
export function ownDeviceId(): string {
  try {
    return storedDeviceId(window.sessionStorage)
  } catch {
    return makeDeviceId()
  }
}
