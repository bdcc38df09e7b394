import { USER_STORAGE } from '@/lib/storageKeys'
import type { Storages } from './storages'

/** User storage ends with the session (spec 1 §4), also that of a slice which is not loaded and so hears nothing. */
export const clearUserStorage = ({ tab }: Pick<Storages, 'tab'>): void => tab.removeAll(USER_STORAGE)
