import { choiceOf } from '../pageChoice'
import type { QrCodePageOptions } from './qrCodePage'

export const qrCode = /* #__PURE__ */ choiceOf<QrCodePageOptions>('qr-code', async () => (await import('./qrCodePage')).qrCodePage)
