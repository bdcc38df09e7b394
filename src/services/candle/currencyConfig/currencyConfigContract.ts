import { jsonObject } from '@/lib/reply/jsonObject'
import { strictText, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'

/** Reply of getCurrencyConfig, without a body: entries keyed by configKey (spec 1 §3). A bad row costs itself. */
export const currencyConfigReply = jsonObject({ currencyConfigList: rows(jsonObject({ configKey: strictText, configValue: text })) })
