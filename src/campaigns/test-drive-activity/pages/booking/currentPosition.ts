export type Position = { readonly lon: string; readonly lat: string }

const NOWHERE: Position = { lon: '', lat: '' }
/** A booking does not wait longer for the phone's position (ms). */
const LIMIT = 1_000

/** Where the order is placed (spec 2 §3, orderLon and orderLat), if the user has let this site know before. It is not asked for here. */
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
    setTimeout(() => resolve(NOWHERE), LIMIT)
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lon: coords.longitude.toFixed(6), lat: coords.latitude.toFixed(6) }),
      () => resolve(NOWHERE),
      { maximumAge: 600_000, timeout: LIMIT },
    )
  })
}
