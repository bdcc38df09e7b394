import type { Load } from './measure.ts'

/** The numbers of a load. */
export type Measure = { [Key in keyof Load]: Load[Key] extends number ? Key : never }[keyof Load]

/** What is wanted at most: a share of what the floor takes, and of layout shift the shift itself. */
export type Wanted = { readonly [measure in Measure]?: number }

export type Measured = { readonly name: string; readonly loads: readonly Load[]; readonly wanted?: Wanted }

export type Verdict = { readonly name: string; readonly what: string; readonly isMet: boolean; readonly found: string }

type Column = { readonly title: string; readonly digits?: number; /** What of the floor it is compared with; the same unless given. */ readonly base?: Measure | 'none'; /** None of it is the best that there is, where another means that something has not come. */ readonly canBeNone?: true }

/** The floor is one field, usable at once: whatever a person waits for on a page is compared with that. */
const columns: Readonly<Record<Measure, Column>> = {
  fileBytes: { title: 'files' },
  bytes: { title: 'on the wire' },
  scriptBytes: { title: 'script' },
  documentBytes: { title: 'document', base: 'none' },
  otherBytes: { title: 'other', base: 'none' },
  fcp: { title: 'FCP ms' },
  lcp: { title: 'LCP ms' },
  shift: { title: 'layout shift', digits: 3, base: 'none' },
  blocking: { title: 'blocking ms', canBeNone: true },
  usable: { title: 'usable ms' },
  form: { title: 'form ms' },
  pressable: { title: 'pressable ms', base: 'form' },
  action: { title: 'action ms', base: 'form' },
  shown: { title: 'screen ms', base: 'form' },
}
const measures = Object.keys(columns) as readonly Measure[]
const tables: readonly (readonly Measure[])[] = [measures.slice(0, 5), measures.slice(5)]

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

export const mediansOf = ({ loads }: Pick<Measured, 'loads'>): Record<Measure, number> => Object.fromEntries(measures.map((measure) => [measure, median(loads.map((load) => load[measure]))])) as Record<Measure, number>

/** A share of the floor; undefined where there is nothing to compare. */
function shareOf(measure: Measure, row: Measured, floor: Measured): number | undefined {
  const { base = measure } = columns[measure]
  if (base === 'none' || row === floor) return undefined
  const [own, of] = [mediansOf(row)[measure], mediansOf(floor)[base]]
  return own > 0 && of > 0 ? own / of : undefined
}

/** The number that a wish is about: a share, or the shift as it is. Of a moment that has not come, none. */
function judgedOf(measure: Measure, row: Measured, floor: Measured): number | undefined {
  const { base, canBeNone = false } = columns[measure]
  const own = mediansOf(row)[measure]
  return base === 'none' || (canBeNone && own === 0) ? own : shareOf(measure, row, floor)
}

const fixed = (value: number | undefined): string => (value === undefined ? 'nothing' : value.toFixed(2 + (value < 0.1 ? 1 : 0)))
/** By what is shown, or a 1.05 of 1.05 could be missed. */
const atMost = (value: number | undefined, wanted: number): boolean => value !== undefined && Number(fixed(value)) <= wanted

function cellOf(measure: Measure, row: Measured, floor: Measured): string {
  const { digits = 0 } = columns[measure]
  const own = mediansOf(row)[measure]
  const share = shareOf(measure, row, floor)
  const wanted = row.wanted?.[measure]
  if (own === 0 && !digits) return '-'
  if (wanted === undefined) return own.toFixed(digits) + (share === undefined ? '' : ` (${share.toFixed(2)})`)
  return share === undefined ? `${own.toFixed(digits)} of ${wanted.toFixed(2)}` : `${own.toFixed(digits)} (${share.toFixed(2)} of ${wanted.toFixed(2)})`
}

function draw(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n')
}

/** Medians, in brackets their share of the first row, the floor, and what is wanted. */
export function report(rows: readonly Measured[]): string {
  const [floor] = rows
  if (!floor) return ''
  return tables.map((group) => draw([['', ...group.map((measure) => columns[measure].title)], ...rows.map((row) => [row.name, ...group.map((measure) => cellOf(measure, row, floor))])])).join('\n\n')
}

const different = (texts: readonly string[]): string => [...new Set(texts)].filter(Boolean).join(' | ')

/** What the largest paint was, and what moved. */
export const details = (rows: readonly Measured[]): string =>
  draw(rows.map(({ name, loads }) => [name, `LCP ${different(loads.map(({ largest, isLargestOfPage }) => `${largest}${isLargestOfPage ? '' : ' (NOT of the page)'}`))}`, different(loads.map(({ shifted }) => shifted && `moved: ${shifted}`))]))

/** Everything that is wanted of every row, and whether it is so. */
export function verdicts(rows: readonly Measured[]): readonly Verdict[] {
  const [floor] = rows
  if (!floor) return []
  return rows.flatMap((row) => {
    const { name, loads, wanted = {} } = row
    const numbers = measures.flatMap((measure): Verdict[] => {
      const limit = wanted[measure]
      if (limit === undefined) return []
      const value = judgedOf(measure, row, floor)
      return [{ name, what: columns[measure].title.replace(/ ms$/, ''), isMet: atMost(value, limit), found: `${fixed(value)} of ${limit.toFixed(2)}` }]
    })
    if (wanted.lcp === undefined) return numbers
    const foreign = loads.find(({ isLargestOfPage }) => !isLargestOfPage)
    return [...numbers, { name, what: 'LCP element', isMet: !foreign, found: foreign ? `not of the page: ${foreign.largest}` : 'of the page' }]
  })
}

export const verdictLines = (judged: readonly Verdict[]): string => [...draw(judged.map(({ isMet, name, what, found }) => [isMet ? 'met   ' : 'MISSED', name, what, found])).split('\n'), `${judged.filter(({ isMet }) => isMet).length} of ${judged.length} wanted figures are met`].join('\n')
