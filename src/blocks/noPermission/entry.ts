import { from } from '../pageChoice'
import type { NoPermissionPageOptions } from './noPermissionPage'

export const noPermission = /* #__PURE__ */ from<NoPermissionPageOptions>('no-permission', async () => (await import('./noPermissionPage')).noPermissionPage)
