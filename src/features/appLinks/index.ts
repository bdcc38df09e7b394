export { askToContact } from './askToContact'
export type { AppLinkDispatch } from './askWebConfig'
export { openAppLink } from './openAppLink'
export { openRealName } from './openRealName'
