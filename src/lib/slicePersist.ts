/** What a storage returned: an object whose values have not been checked. */
export type StoredValues = { readonly [key: string]: unknown }

/**
 * How one slice is persisted, as data (`<slice>.persist.ts` beside the slice, wired in `app/persistence`).
 * - `storage`: `session` is the environment's storage for the session (a cookie, or session storage), `tab` is session storage;
 * - `whitelist`: the only keys that are written; a null value is the initial one and is not written;
 * - `migrations[n]` turns values of version n - 1 (or unversioned ones) into version n. Values of a newer version are dropped;
 * - `deserialize` keeps what is well-formed after the migrations; a key that it leaves out takes the slice's initial value.
 * - `userStorage`: the keys of the whitelist that are cleared with the session (spec 1 §4), also while the slice is not part of the store.
 */
export type SlicePersist<State> = {
  readonly key: string
  readonly storage: 'session' | 'tab'
  readonly version: number
  readonly whitelist: readonly (keyof State & string)[]
  readonly migrations: { readonly [version: number]: (stored: StoredValues) => StoredValues }
  readonly userStorage?: readonly (keyof State & string)[]
  readonly deserialize: (stored: StoredValues) => Partial<State>
}
