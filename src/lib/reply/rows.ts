import { nullish, pipe, rawTransform, safeParse, transform, unknown, type GenericSchema, type InferInput, type InferOutput } from 'valibot'
import { report } from '@/lib/reporting/report'
import { isAbsent } from './readValue'

/** The rows of a list that could be read, and the JSON text of each that could not, by which it is counted once. */
type ReadRows<Row> = { readonly rows: readonly Row[]; readonly unreadable: readonly string[] }

/** A list in which a bad row fails alone: it is left out and reported by the path of its wrong field. An absent list counts as empty. */
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

/** A list in which a bad row fails alone, for a page that shows only what could be read: the others are left out, reported and not counted. */
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
      // Only the path: the value may be personal data.
      report(new Error(`unreadable row: ${(issues[0].path ?? []).map(({ key }) => String(key)).join('.')}`), 'reply')
    }
  }
  return { rows: readable, unreadable }
}
