export { openAppLink } from './openAppLink'
export { openRealName } from './openRealName'
