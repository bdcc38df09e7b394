export { askToContact } from './askToContact'
export type { AppLinkDispatch } from './askWebConfig'
export { openAppLink, useAppLinkSoon } from './openAppLink'
export { openRealName } from './openRealName'
