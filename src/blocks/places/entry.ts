import { entryOf } from '../pageChoice'
import type { PlacePageOptions } from './placePage'

export const place = /* #__PURE__ */ entryOf<PlacePageOptions>('address', async () => (await import('./placePage')).placePage)
