import { currentLanguage } from './language'

type Message = string | ((...values: never[]) => string)
type Messages = { readonly [key: string]: Message | Messages }

/** The type of a translation: the same keys with the same arguments. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...values: infer A) => string ? (...values: A) => string : Translation<T[K]>
}

/**
 * The texts of one part of the product. zh-CN is bundled; English is fetched on first use, and only with `?lang=en`.
 * Components read it with `useMessages(catalogue)`; other code with `read()`, which gives zh-CN until English is loaded.
 */
export type Catalogue<T> = {
  readonly read: () => Translation<T>
  /** Settles when the current language can be read. A translation that cannot be fetched leaves zh-CN in place. */
  readonly ready: () => Promise<void> | undefined
}

export function defineCatalogue<T extends Messages>(zh: T, loadEnglish: () => Promise<{ messages: Translation<T> }>): Catalogue<T> {
  let english: Translation<T> | undefined
  let loading: Promise<void> | undefined
  const fallback = zh as unknown as Translation<T>
  return {
    read: () => (currentLanguage() === 'en' ? (english ?? fallback) : fallback),
    ready: () => {
      if (currentLanguage() !== 'en') return undefined
      // Always the same promise: a component that has suspended on it calls `use` with it again.
      loading ??= loadEnglish()
        .then(({ messages }) => {
          english = messages
        })
        .catch(() => undefined)
      return loading
    },
  }
}
