import type { Config } from './configPath'
import { keyOf, readDraft, saveDraft } from './storedDrafts'

/** `changedElsewhere`: another tab has made another draft of it since this one looked, and nothing was written. */
export type Saved = 'kept' | 'notKept' | 'changedElsewhere'

/** The drafts that this browser keeps, as one tab of it knows them: what another tab wrote is seen before it is written over. */
export type DraftShelf = {
  readonly read: (page: string) => Config | undefined
  /** Whether this tab has looked before. */
  readonly hasRead: (page: string) => boolean
  readonly save: (page: string, config: Config) => Saved
  /** Whether another tab wrote something that this one neither knows nor has. */
  readonly hasChanged: (page: string, config: Config) => boolean
  /** Whether that is what is kept under this key of the storage; null where the whole storage was emptied. */
  readonly isAbout: (page: string, key: string | null) => boolean
}

export function openShelf(storage: Storage = window.localStorage): DraftShelf {
  /** Each page's draft as text, as this tab last read or wrote it. */
  const known = new Map<string, string | null>()
  const textOf = (page: string): string | null => {
    try {
      return storage.getItem(keyOf(page))
    } catch {
      return null
    }
  }
  const remember = (page: string): void => void known.set(page, textOf(page))
  const hasChanged = (page: string, config: Config): boolean => {
    const there = textOf(page)
    return known.has(page) && there !== known.get(page) && there !== asKept(config)
  }
  return {
    hasChanged,
    hasRead: (page) => known.has(page),
    read: (page) => {
      remember(page)
      return readDraft(page, storage)
    },
    save: (page, config) => {
      if (hasChanged(page, config)) return 'changedElsewhere'
      const isKept = saveDraft(page, config, storage)
      remember(page)
      return isKept ? 'kept' : 'notKept'
    },
    isAbout: (page, key) => key === null || key === keyOf(page),
  }
}

const asKept = (config: Config): string | null => (Object.keys(config).length === 0 ? null : JSON.stringify(config))
