/** Where the device id is kept for the tab. The document's script and the app share it, so both send the same id. */
export const DEVICE_ID_KEY = 'market-platform-h5:device'

const LENGTH = 32
/** The stored id goes into a header, so it is checked first. */
const KEPT = /^[A-Za-z\d]{32}$/
/** No 0 O o 1 l I i and the like: users read these ids out to support (spec 1 §9). */
const ALPHABET = '346789ABCDEFGHJKLMNPQRTUVWXYabcdefghjkmnpqrtwxyz'

/** 32 random characters (spec 1 §3). Bytes beyond the alphabet are dropped, not wrapped, so that every character is as likely as the next. */
export function makeDeviceId(): string {
  let id = ''
  while (id.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
    for (let index = 0; index < LENGTH; index += 1) id += ALPHABET.charAt((bytes[index] || 0) % 64)
  }
  return id.slice(0, LENGTH)
}

/** The tab's device id, made at the first call. Throws where session storage is blocked. */
export function storedDeviceId(storage: Storage): string {
  const kept = storage.getItem(DEVICE_ID_KEY)
  if (kept && KEPT.test(kept)) return kept
  const made = makeDeviceId()
  storage.setItem(DEVICE_ID_KEY, made)
  return made
}
