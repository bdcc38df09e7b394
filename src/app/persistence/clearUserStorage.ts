import { USER_KEY_PREFIX } from '@/lib/storage/storageKeys'
import type { Storages } from './storages'

/** User storage ends with the session (spec 1 §4), also that of a slice which is not loaded and so hears nothing. */
export const clearUserStorage = ({ tab, user }: Pick<Storages, 'tab' | 'user'>): void => [tab, user].forEach((storage) => storage.removeAll(USER_KEY_PREFIX))
