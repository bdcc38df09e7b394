import { entryOf } from '../pageChoice'
import type { NoPermissionPageOptions } from './noPermissionPage'

export const noPermission = /* #__PURE__ */ entryOf<NoPermissionPageOptions>('no-permission', async () => (await import('./noPermissionPage')).noPermissionPage)
