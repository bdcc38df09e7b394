import { choiceOf } from '../pageChoice'
import type { PlacePageOptions } from './placePage'

export const place = /* #__PURE__ */ choiceOf<PlacePageOptions>('address', async () => (await import('./placePage')).placePage)
