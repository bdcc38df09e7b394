import { from } from '../pageChoice'
import type { AddressPageOptions } from './addressPage'

export const address = /* #__PURE__ */ from<AddressPageOptions>('address', async () => (await import('./addressPage')).addressPage)
