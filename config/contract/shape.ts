// What a gateway that keeps to the contract sends, from the schema that reads it. Readers are kind (src/lib/reply/fields.ts): they take digits for a
// number, and nothing for a value that means nothing. A contract says what is to be sent, so their own nodes become the library's strict ones.
import { array, boolean, description, integer, literal, minValue, nonEmpty, nullish, number, object, picklist, pipe, regex, safeParse, string, union, unknown, type GenericSchema } from 'valibot'
import { DAY_PATTERN } from '@/lib/reply/fields'

/** The nodes that src/lib/reply adds to the library's: `reads` names the kind of a single value, `row` a list's rows. */
type Node = GenericSchema & {
  readonly entries?: Readonly<Record<string, Node>>
  readonly row?: Node
  readonly reads?: string
  readonly wrapped?: Node
  readonly pipe?: readonly (Node & { readonly kind: string })[]
}

/** A schema and those that it is made of, itself first. */
const partsOf = (node: Node): readonly Node[] => [node, ...(node.wrapped ? partsOf(node.wrapped) : []), ...(node.pipe ?? []).filter((one) => one !== node && one.kind === 'schema').flatMap(partsOf)]

const partWith = <Key extends 'entries' | 'row' | 'reads'>(node: Node, key: Key): (Node & { readonly [K in Key]-?: NonNullable<Node[K]> }) | undefined => partsOf(node).find((part) => part[key] !== undefined) as never

/** The fields of an object's schema, the rows' schema of a list's. */
export const fieldsOf = (node: GenericSchema): Readonly<Record<string, GenericSchema>> | undefined => partWith(node as Node, 'entries')?.entries
export const rowOf = (node: GenericSchema): GenericSchema | undefined => partWith(node as Node, 'row')?.row

/** Whether it may be absent, null or ''. */
export const isOptional = ({ type }: GenericSchema): boolean => type === 'nullish'

const readBy = (node: Node, value: unknown): unknown => {
  const { success, output } = safeParse(node, value)
  return success ? output : undefined
}

/** From which number on a field takes them for what they are. */
const leastOf = (node: Node): number | undefined => [-1, 0, 1].find((value) => readBy(node, value) === value)

const MOST_CHOICES = 100

/** The numbers that mean something to a choice, each with what it means. A kind one takes any other number for `otherwise`. */
function choice(node: Node): GenericSchema {
  const otherwise = isOptional(node) ? readBy(node, null) : undefined
  const known = Array.from({ length: MOST_CHOICES }, (_, value) => [value, readBy(node, value)] as const).filter(([, name]) => name !== undefined && name !== otherwise)
  const words = known.map(([value, name]) => `${value}: ${String(name)}`).join(', ')
  if (otherwise === undefined) return pipe(picklist(known.map(([value]) => value)), description(words))
  return pipe(number(), integer(), description(`${words}; any other: ${JSON.stringify(otherwise).replaceAll('"', '')}`))
}

const whole = (node: Node, words: string): GenericSchema => {
  const least = leastOf(node)
  return least === undefined || least < 0 ? pipe(number(), integer(), description(words)) : pipe(number(), integer(), minValue(least), description(words))
}

/** How a single value is read; undefined where the schema is the library's own, or no single value. */
export const kindOf = (node: GenericSchema): string | undefined => partWith(node as Node, 'reads')?.reads

/** One value, to the letter. */
function valueShape(node: Node & { readonly reads: string }): GenericSchema {
  switch (node.reads) {
    case 'a text':
      return isOptional(node) ? string() : pipe(string(), nonEmpty(), description('Says something: not empty'))
    case 'a time':
      return pipe(string(), regex(new RegExp(`^(${DAY_PATTERN} \\d{2}:\\d{2}:\\d{2})?$`)), description('YYYY-MM-DD HH:mm:ss, Asia/Shanghai'))
    case 'a date':
      return pipe(string(), regex(new RegExp(`^${DAY_PATTERN}$`)), description('YYYY-MM-DD, Asia/Shanghai'))
    case 'a flag':
      return pipe(union([boolean(), literal(0), literal(1)]), description('0 or 1, or false or true'))
    case 'a choice':
      return choice(node)
    case 'cents':
    case 'cents or nothing':
      return whole(node, 'Integer cents')
    case 'a count':
      return whole(node, 'How many')
    default:
      return whole(node, 'A whole number')
  }
}

const known = new WeakMap<GenericSchema, GenericSchema>()

/** The same reply, to the letter. Made once for each schema: a choice is asked for a hundred numbers. */
export function shapeOf(schema: GenericSchema): GenericSchema {
  const shape = known.get(schema) ?? makeShape(schema)
  known.set(schema, shape)
  return shape
}

function makeShape(node: Node): GenericSchema {
  const list = partWith(node, 'row')
  if (list) return nullish(array(shapeOf(list.row)))
  const fields = partWith(node, 'entries')
  if (fields) {
    const shape = object(Object.fromEntries(Object.entries(fields.entries).map(([name, entry]) => [name, shapeOf(entry)])))
    return isOptional(node) ? nullish(shape) : shape
  }
  const value = partWith(node, 'reads')
  if (value) return isOptional(value) || isOptional(node) ? nullish(valueShape(value)) : valueShape(value)
  return isOptional(node) ? nullish(unknown()) : node
}
