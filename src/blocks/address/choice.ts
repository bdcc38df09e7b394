import { choiceOf } from '../pageChoice'
import type { AddressPageOptions } from './addressPage'

export const address = /* #__PURE__ */ choiceOf<AddressPageOptions>('address', async () => (await import('./addressPage')).addressPage)
