/** A schema as RTK Query accepts it: the needed part of https://standardschema.dev. */
type StandardSchema<Output> = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly types?: { readonly input: unknown; readonly output: Output }
    readonly validate: (value: unknown) => { readonly value: Output } | { readonly issues: readonly { readonly message: string; readonly path?: readonly string[] }[] }
  }
}

export type LooseReply = { readonly [name: string]: unknown }

/**
 * The schema of a reply whose values are judged where they are read (`reply/readValue.ts`): it must be an object, and what is named in it single
 * values. For replies before the first screen, where the schema library of the other contracts is not loaded.
 */
export function looseReply(...names: readonly string[]): StandardSchema<LooseReply> {
  const validate = (value: unknown) => {
    if (!isNested(value) || Array.isArray(value)) return { issues: [{ message: 'not an object' }] }
    const wrong = names.find((name) => isNested(value[name]))
    return wrong === undefined ? { value } : { issues: [{ message: 'not a value', path: [wrong] }] }
  }
  return { '~standard': { version: 1, vendor: 'market-platform-h5', validate } }
}

const isNested = (value: unknown): value is LooseReply => typeof value === 'object' && value !== null
