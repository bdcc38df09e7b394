/** A schema as RTK Query accepts it: the needed part of https://standardschema.dev. */
type StandardSchema<Output> = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly types?: { readonly input: unknown; readonly output: Output }
    readonly validate: (value: unknown) => { readonly value: Output } | { readonly issues: readonly { readonly message: string }[] }
  }
}

export type LooseReply = { readonly [name: string]: unknown }

/**
 * The schema of a reply whose values are judged where they are read (`reply/readValue.ts`): it must be an object. For replies before the first
 * screen, where the schema library of the other contracts is not loaded.
 */
export const looseReply: StandardSchema<LooseReply> = {
  '~standard': {
    version: 1,
    vendor: 'market-platform-h5',
    validate: (value) => (typeof value !== 'object' || value === null || Array.isArray(value) ? { issues: [{ message: 'not an object' }] } : { value: value as LooseReply }),
  },
}
