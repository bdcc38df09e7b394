/** What a storage gave back: an object whose values have not been checked. */
export type StoredValues = { readonly [key: string]: unknown }

/** A storage of slices, in the form that redux-persist expects. Values are objects: only the engine turns them into text. */
export type StorageEngine = {
  readonly getItem: (key: string) => Promise<object | null>
  readonly setItem: (key: string, value: object) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
}

/**
 * How one slice outlives a reload, as data (`<slice>.persist.ts` beside the slice, wired in `app/persistence`).
 * - `storage`: `session` is the place the environment names for the session (a cookie, or session storage), `tab` is session storage;
 * - `engine`: wraps that storage, for a slice of which some keys end with the session (`withUserStorage`), had another place in earlier releases
 *   (`withFormerKey`), or are shared by all tabs (`user`: the storage that all tabs share);
 * - `whitelist`: the only keys that are written; null stands for the initial value and is not;
 * - `migrations[n]` turns values of version n - 1 (or unversioned ones) into version n. Values of a newer version are dropped;
 * - `deserialize` keeps what is well-formed after the migrations; a key that it leaves out takes the slice's initial value.
 */
export type SlicePersist<State> = {
  readonly key: string
  readonly storage: 'session' | 'tab'
  readonly engine?: (storage: StorageEngine, user: StorageEngine) => StorageEngine
  readonly version: number
  readonly whitelist: readonly (keyof State & string)[]
  readonly migrations: { readonly [version: number]: (stored: StoredValues) => StoredValues }
  readonly deserialize: (stored: StoredValues) => Partial<State>
}
