import { entryOf } from '../pageChoice'
import type { QrCodePageOptions } from './qrCodePage'

export const qrCode = /* #__PURE__ */ entryOf<QrCodePageOptions>('qr-code', async () => (await import('./qrCodePage')).qrCodePage)
