import { nullish, pipe, rawTransform, safeParse, transform, unknown, type GenericSchema, type InferInput, type InferOutput } from 'valibot'
import { report } from '@/lib/reporting/report'
import { isAbsent } from './readValue'

/** What could be read of a list, and each row that could not as the text that it came as, which tells it from others. */
export type ReadRows<Row> = { readonly rows: readonly Row[]; readonly unreadable: readonly string[] }

/** A list of which one bad row costs itself: it is reported by the field that is wrong, and the others are there. No list is an empty one. */
export const readRows = <const Row extends GenericSchema>(row: Row) =>
  Object.assign(
    pipe(
      nullish(unknown() as GenericSchema<readonly InferInput<Row>[]>, null),
      rawTransform<readonly InferInput<Row>[] | null, ReadRows<InferOutput<Row>>>(({ dataset: { value }, addIssue, NEVER }) => {
        if (isAbsent(value) || Array.isArray(value)) return separate(row, (value || []) as readonly unknown[])
        addIssue({ message: 'not a list' })
        return NEVER
      }),
    ),
    { row },
  )

/** The same, where a page shows only what could be read. */
export const rows = <const Row extends GenericSchema>(row: Row) =>
  pipe(
    readRows(row),
    transform(({ rows: readable }) => readable),
  )

function separate<Row extends GenericSchema>(row: Row, sent: readonly unknown[]): ReadRows<InferOutput<Row>> {
  const readable: InferOutput<Row>[] = []
  const unreadable: string[] = []
  for (const one of sent) {
    const { success, output, issues } = safeParse(row, one)
    if (success) readable.push(output)
    else {
      unreadable.push(JSON.stringify(one))
      // The field alone: what it says may be somebody's.
      report(new Error(`unreadable row: ${(issues[0].path ?? []).map(({ key }) => String(key)).join('.')}`), 'reply')
    }
  }
  return { rows: readable, unreadable }
}
