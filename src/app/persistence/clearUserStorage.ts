import { KEY_PREFIX } from './keyPrefix'
import type { Storages } from './storages'

type Tab = Pick<Storages, 'tab'>

/** By slice key: which stored values are user storage. Stored in the tab, for documents that never load the slice. */
const REGISTER = `${KEY_PREFIX}userStorage`

export async function registerUserStorage({ tab }: Tab, key: string, names: readonly string[]): Promise<void> {
  await tab.setItem(REGISTER, { ...(await tab.getItem(REGISTER)), [key]: names })
}

/** User storage is cleared with the session (spec 1 §4), also that of a slice which is not loaded and receives no action. */
export async function clearUserStorage({ tab }: Tab, isLoaded: (key: string) => boolean): Promise<void> {
  for (const [key, names] of Object.entries((await tab.getItem(REGISTER)) ?? {})) {
    const kept = isLoaded(key) ? null : await tab.getItem(KEY_PREFIX + key)
    if (kept) await tab.setItem(KEY_PREFIX + key, { ...kept, ...Object.fromEntries([names].flat().map((name) => [name, null])) })
  }
}
