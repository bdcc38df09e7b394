import { entryOf } from '../pageChoice'
import type { AddressPageOptions } from './addressPage'

export const address = /* #__PURE__ */ entryOf<AddressPageOptions>('address', async () => (await import('./addressPage')).addressPage)
