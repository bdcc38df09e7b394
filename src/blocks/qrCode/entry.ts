import { from } from '../pageChoice'
import type { QrCodePageOptions } from './qrCodePage'

export const qrCode = /* #__PURE__ */ from<QrCodePageOptions>('qr-code', async () => (await import('./qrCodePage')).qrCodePage)
