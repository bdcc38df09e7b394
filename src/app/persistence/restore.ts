import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'

/** The version that redux-persist gives to values which carry none. */
const UNVERSIONED = -1

/**
 * The state of stored values: migrated step by step, then without what is malformed. Undefined when nothing is stored, when a
 * step fails, or when a newer release wrote the values.
 */
export function restore<State>({ version, migrations, deserialize }: SlicePersist<State>, stored: unknown): Partial<State> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { _persist, ...values } = stored as StoredValues
  const from = versionOf(_persist)
  if (from > version) return undefined
  try {
    let migrated: StoredValues = values
    for (let step = from + 1; step <= version; step += 1) migrated = migrations[step]?.(migrated) ?? migrated
    return deserialize(migrated)
  } catch {
    return undefined
  }
}

function versionOf(mark: unknown): number {
  const { version } = Object(mark) as { readonly version: number }
  return Number.isInteger(version) && version >= 0 ? version : UNVERSIONED
}
