import { externalNavigation } from '@/lib/history/externalNavigation'
import { resolveWithin } from '@/lib/time/resolveWithin'
import { currencyConfigApi } from '@/services/candle'
import { openDialog } from '@/ui/overlay/openDialog'
import { askWebConfig, type AppLinkThunk } from './askWebConfig'
import { appLinkMessages } from './messages'
import { phoneLink } from './phoneLink'

/** How long a message waits for the way to customer service (ms). */
const TIMEOUT_MS = 2_000

/** A message that names customer service, with the way there where operations have set one. Settles when it is closed. Never rejects. */
export const askToContact =
  (title: string): AppLinkThunk<Promise<void>> =>
  async (dispatch) => {
    const [link] = await Promise.all([dispatch(askServiceLink()), appLinkMessages.ready()])
    const { gotIt, call, phone } = appLinkMessages.read().customerService
    const number = /^tel:(.+)$/i.exec(link ?? '')?.[1]
    const answer = await openDialog({ title, text: number && phone(number), actions: [{ label: gotIt }, ...(link === null ? [] : [{ label: call, kind: 'primary' as const }])] })
    if (answer === 1 && link !== null) externalNavigation.assign(link)
  }

/** What the web configuration names, else the number of the currency configuration (spec 1 §3), asked at once, so that it stands in for one that hangs; null where neither has one. */
const askServiceLink = (): AppLinkThunk<Promise<string | null>> => async (dispatch) => {
  const currency = resolveWithin(dispatch(currencyConfigApi.endpoints.getCurrencyConfig.initiate(undefined, { subscribe: false })), TIMEOUT_MS)
  const config = await resolveWithin(dispatch(askWebConfig()), TIMEOUT_MS)
  if (config?.customerService) return config.customerService
  return phoneLink((await currency)?.data?.['customerServicePhone'])
}
