import type { Load } from './measure.ts'

export type Measured = { readonly name: string; readonly loads: readonly Load[] }

const COLUMNS: readonly (readonly [keyof Load, string])[] = [
  ['bytes', 'bytes'],
  ['scriptBytes', 'script'],
  ['documentBytes', 'document'],
  ['otherBytes', 'other'],
  ['fcp', 'FCP ms'],
  ['lcp', 'LCP ms'],
  ['blocking', 'blocking ms'],
  ['usable', 'usable ms'],
  ['form', 'form ms'],
]

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

export const mediansOf = ({ loads }: Measured): Record<keyof Load, number> =>
  Object.fromEntries(COLUMNS.map(([key]) => [key, median(loads.map((load) => load[key]))])) as Record<keyof Load, number>

/** Medians, and in brackets their share of the first row: the floor. */
export function table(rows: readonly Measured[]): string {
  const [floor] = rows
  if (!floor) return ''
  const base = mediansOf(floor)
  const cells = rows.map((row) => {
    const own = mediansOf(row)
    return [row.name, ...COLUMNS.map(([key]) => `${Math.round(own[key])}${row === floor || base[key] === 0 ? '' : ` (${(own[key] / base[key]).toFixed(2)})`}`)]
  })
  const lines = [['', ...COLUMNS.map(([, title]) => title)], ...cells]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
