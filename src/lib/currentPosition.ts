export type Position = { readonly lon: string; readonly lat: string }

const NOWHERE: Position = { lon: '', lat: '' }
/** Nothing waits longer for the phone's position (ms). */
const TIMEOUT_MS = 1_000

/** Where the user is, in degrees, if this site has been allowed to know before; '' otherwise. The user is not asked. */
export async function currentPosition(): Promise<Position> {
  // Both are missing in old engines, whatever their types say.
  const { permissions, geolocation } = navigator as Partial<Pick<Navigator, 'permissions' | 'geolocation'>>
  if (!permissions || !geolocation) return NOWHERE
  try {
    const { state } = await permissions.query({ name: 'geolocation' })
    if (state !== 'granted') return NOWHERE
  } catch {
    return NOWHERE
  }
  return new Promise((resolve) => {
    setTimeout(() => resolve(NOWHERE), TIMEOUT_MS)
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lon: coords.longitude.toFixed(6), lat: coords.latitude.toFixed(6) }),
      () => resolve(NOWHERE),
      { maximumAge: 600_000, timeout: TIMEOUT_MS },
    )
  })
}
