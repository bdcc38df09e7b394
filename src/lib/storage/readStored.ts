import type { StoredValues } from './slicePersist'

/** A text of at most `limit` characters; '' for anything else. */
export const readText = (value: unknown, limit: number): string => (typeof value === 'string' ? value.slice(0, limit) : '')

/** What an object holds; nothing for anything else. */
export const readValues = (value: unknown): StoredValues => (typeof value === 'object' && value !== null ? (value as StoredValues) : {})
