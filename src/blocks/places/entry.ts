import { from } from '../pageChoice'
import type { PlacePageOptions } from './placePage'

export const place = /* #__PURE__ */ from<PlacePageOptions>('address', async () => (await import('./placePage')).placePage)
