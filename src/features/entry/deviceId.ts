import { storedDeviceId, makeDeviceId } from '@/lib/device/deviceId'

/** The id that the document's script may already have sent; where session storage is blocked, and in a preview, which keeps nothing, one for this page's life. */
export function ownDeviceId(isPreview: boolean): string {
  if (isPreview) return makeDeviceId()
  try {
    return storedDeviceId(window.sessionStorage)
  } catch {
    return makeDeviceId()
  }
}
