import { externalNavigation } from '@/lib/history/externalNavigation'
import { openDialog } from '@/ui/overlay/openDialog'
import { askWebConfig, type AppLinkThunk } from './askWebConfig'
import { appLinkMessages } from './messages'

/** How long a message waits for the way to customer service (ms). */
const TIMEOUT_MS = 2_000

/** A message that names customer service, with the way there where operations have set one. Settles when it is closed. Never rejects. */
export const askToContact =
  (title: string): AppLinkThunk<Promise<void>> =>
  async (dispatch) => {
    const [config] = await Promise.all([Promise.race([dispatch(askWebConfig()), new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS))]), appLinkMessages.ready()])
    const { gotIt, call, phone } = appLinkMessages.read().customerService
    const link = config?.customerService ?? null
    const number = /^tel:(.+)$/i.exec(link ?? '')?.[1]
    const answer = await openDialog({ title, text: number && phone(number), actions: [{ label: gotIt }, ...(link === null ? [] : [{ label: call, kind: 'primary' as const }])] })
    if (answer === 1 && link !== null) externalNavigation.assign(link)
  }
