export type Position = { readonly lon: string; readonly lat: string }

const NOWHERE: Position = { lon: '', lat: '' }
/** Nothing waits longer for the phone's position, and for being told whether it may be asked for (ms): it is a decoration. */
const TIMEOUT_MS = 300

/** Where the user is, in degrees, if this site has been allowed to know before; '' otherwise, and where a browser does not answer in time. The user is not asked. Never rejects. */
export function currentPosition(): Promise<Position> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(NOWHERE), TIMEOUT_MS)
    askPosition().then(resolve, () => resolve(NOWHERE))
  })
}

async function askPosition(): Promise<Position> {
  // Both are missing in old engines, whatever their types say.
  const { permissions, geolocation } = navigator as Partial<Pick<Navigator, 'permissions' | 'geolocation'>>
  if (!permissions || !geolocation) return NOWHERE
  const { state } = await permissions.query({ name: 'geolocation' })
  if (state !== 'granted') return NOWHERE
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: TIMEOUT_MS })
  })
  return toPosition(coords)
}

/** A phone without a fix, or with one that is made up, may give any number. */
function toPosition({ longitude, latitude }: GeolocationCoordinates): Position {
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return isOnEarth ? { lon: longitude.toFixed(6), lat: latitude.toFixed(6) } : NOWHERE
}
