import { choiceOf } from '../pageChoice'
import type { NoPermissionPageOptions } from './noPermissionPage'

export const noPermission = /* #__PURE__ */ choiceOf<NoPermissionPageOptions>('no-permission', async () => (await import('./noPermissionPage')).noPermissionPage)
