import { KEY_PREFIX } from './keyPrefix'
import type { Storages } from './storages'

/** By late slice: what it keeps of a person rather than of a draft, and itself forgets when it hears of a logout. */
const USER_STORAGE: Readonly<Record<string, readonly string[]>> = { testDrive: ['leadUuid'] }

/** User storage ends with the session (spec 1 §4), also that of a slice which is not loaded and so hears nothing. */
export async function clearUserStorage({ tab }: Pick<Storages, 'tab'>, isLoaded: (key: string) => boolean): Promise<void> {
  for (const [key, names] of Object.entries(USER_STORAGE)) {
    if (isLoaded(key)) continue
    const kept = await tab.getItem(KEY_PREFIX + key)
    if (kept) await tab.setItem(KEY_PREFIX + key, { ...kept, ...Object.fromEntries(names.map((name) => [name, null])) })
  }
}
