/** A schema as RTK Query accepts it: the needed part of https://standardschema.dev. */
type StandardSchema<Output> = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly types?: { readonly input: unknown; readonly output: Output }
    readonly validate: (value: unknown) => { readonly value: Output } | { readonly issues: readonly { readonly message: string; readonly path?: readonly string[] }[] }
  }
}

export type LooseReply<Numbers extends string> = { readonly [name: string]: unknown } & { readonly [Name in Numbers]?: number | null }

/**
 * The schema of a reply whose values are checked where they are read: it must be an object, and the named fields numbers or missing. For
 * replies before the first screen, where the schema library of the other contracts is not loaded.
 */
export function looseReply<Numbers extends string = never>(...numbers: readonly Numbers[]): StandardSchema<LooseReply<Numbers>> {
  const validate = (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { issues: [{ message: 'not an object' }] }
    const reply = value as LooseReply<Numbers>
    const wrong = numbers.find((name) => (reply[name] ?? undefined) !== undefined && typeof reply[name] !== 'number')
    return wrong === undefined ? { value: reply } : { issues: [{ message: 'not a number', path: [wrong] }] }
  }
  return { '~standard': { version: 1, vendor: 'market-platform-h5', validate } }
}
