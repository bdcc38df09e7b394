import type { Config } from './configPath'
import { isConfig } from './isConfig'

const PREFIX = 'market-platform-workbench:'
export const keyOf = (page: string): string => PREFIX + page

/** The draft of a page as this browser kept it; undefined where there is none, or none that can be read. */
export function readDraft(page: string, storage: Storage = window.localStorage): Config | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(page)) ?? 'null')
    return isConfig(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The pages that have a kept draft. */
export function storedPages(storage: Storage = window.localStorage): readonly string[] {
  try {
    return Object.keys(storage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}

/** Answers whether it is kept: storage may be full of pictures, or forbidden. */
export function saveDraft(page: string, config: Config, storage: Storage = window.localStorage): boolean {
  try {
    if (Object.keys(config).length === 0) storage.removeItem(keyOf(page))
    else storage.setItem(keyOf(page), JSON.stringify(config))
    return true
  } catch {
    return false
  }
}
