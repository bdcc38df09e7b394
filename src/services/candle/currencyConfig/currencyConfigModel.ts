import type { InferOutput } from 'valibot'
import type { currencyConfigReply } from './currencyConfigContract'

/** Values that operations change without a release, by their configKey (spec 1 §3). Each is judged where it is used. */
export type CurrencyConfig = Readonly<Record<string, string>>

/** Of a key that comes twice the later value counts. */
export function parseCurrencyConfig({ currencyConfigList }: InferOutput<typeof currencyConfigReply>): CurrencyConfig {
  return Object.fromEntries(currencyConfigList.map(({ configKey, configValue }) => [configKey, configValue]))
}
