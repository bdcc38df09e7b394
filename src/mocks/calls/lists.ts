const MANY = 45

export type Paged<Row> = { readonly pageNo: number; readonly pageSize: number; readonly total: number; readonly list: readonly Row[] }

/** One page of rows; pages count from 1. */
export function toPage<Row>(rows: readonly Row[], pageNo: number, pageSize: number): Paged<Row> {
  return { pageNo, pageSize, total: rows.length, list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize) }
}

/** The same data with every list emptied and every `total` 0. */
export function toEmpty(data: unknown): unknown {
  return mapLists(data, () => [])
}

/** The same data with every list of things repeated to 45, ids kept apart. */
export function toMany(data: unknown): unknown {
  return mapLists(data, (list) => Array.from({ length: list.length > 0 ? MANY : 0 }, (_, index) => numbered(list[index % list.length], index)))
}

function mapLists(value: unknown, change: (list: readonly unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value)
  if (!isRecord(value)) return value
  const mapped = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapLists(field, change)]))
  if (typeof mapped['total'] === 'number' && Array.isArray(mapped['list'])) mapped['total'] = mapped['list'].length
  return mapped
}

function numbered(item: unknown, index: number): unknown {
  return isRecord(item) && 'id' in item ? { ...item, id: `${String(item['id'])}-${index + 1}` } : item
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
