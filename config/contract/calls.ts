// Every call that the product makes, from its own definitions. Loaded once Node can read src (config/documents/pageModules.ts), or by jest.
import { existsSync, globSync } from 'node:fs'
import type { GenericSchema } from 'valibot'
import { api } from '@/api/api'
import type { CallOptions } from '@/api/baseQuery'
import type { ApiRequest } from '@/api/request'
import { registry } from '@/campaigns/registry'
import { serviceSamples, type Samples } from './samples'

type Issue = { readonly message: string; readonly path?: readonly unknown[] | undefined }

/** A reply's schema as RTK Query takes it. Most are valibot's; those of the first screen are read without it (src/lib/reply/looseReply.ts). */
export type ReplySchema = { readonly '~standard': { readonly vendor: string; readonly validate: (value: unknown) => { readonly value: unknown } | { readonly issues: readonly Issue[] } } }

export const isValibot = (schema: ReplySchema | GenericSchema): schema is GenericSchema => schema['~standard'].vendor === 'valibot'

type Definition = {
  readonly type: 'query' | 'mutation' | 'infinitequery'
  readonly query: (arg: unknown) => ApiRequest
  readonly rawResponseSchema: ReplySchema
  readonly extraOptions?: CallOptions
}

/** One endpoint of the product: how it asks, how its reply is read, how its failures are shown. */
export type Call = {
  readonly name: string
  /** A question that may be asked at any time; the others do something, or use something up. */
  readonly isQuestion: boolean
  readonly ask: (arg: unknown) => ApiRequest
  readonly schema: ReplySchema
  readonly options: CallOptions
  /** The call's own arguments, once for each way in which it is asked; none where they are not written down. */
  readonly samples: readonly unknown[]
}

const KIT = ['src/services/**/*ndpoints.ts', 'src/blocks/*/calls.ts']

const importFrom = <T>(file: string): Promise<T> => import(`../../${file}`) as Promise<T>

/** Reads what a campaign asks, and with which arguments: few need to say (`tests/requests.ts`). */
async function loadCampaign(prefix: string): Promise<Samples> {
  const [api, folder, samples] = ['api.ts', 'api/index.ts', 'tests/requests.ts'].map((file) => `src/campaigns/${prefix}/${file}`) as [string, string, string]
  for (const file of [api, folder].filter((path) => existsSync(path))) await importFrom(file)
  return existsSync(samples) ? (await importFrom<{ readonly requests: Samples }>(samples)).requests : {}
}

/** Calls that only tests make: those of src/services/candle/calls.test.ts, of the campaign in tests/specimen and of the template. */
const isOfTest = (name: string): boolean => /^test(?!Drive)|[sS]pecimen|Example/.test(name)

/** All of them, by their names. */
export async function loadCalls(): Promise<readonly Call[]> {
  for (const file of globSync(KIT).toSorted()) await importFrom(file)
  const samples: Samples[] = [serviceSamples]
  for (const prefix of Object.keys(registry)) samples.push(await loadCampaign(prefix))
  const calls: Call[] = []
  const note = (name: string) => [
    name,
    (definition: object) => {
      const { type, query, rawResponseSchema, extraOptions } = definition as Definition
      calls.push({ name, isQuestion: type !== 'mutation', ask: query, schema: rawResponseSchema, options: extraOptions ?? {}, samples: samples.flatMap((all) => all[name] ?? []) })
    },
  ]
  api.enhanceEndpoints({ endpoints: Object.fromEntries(Object.keys(api.endpoints).filter((name) => !isOfTest(name)).map(note)) as never })
  return calls.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
