export { openAppLink } from './openAppLink'
export type { AppLinkDispatch } from './openAppLink'
export { openRealName } from './openRealName'
