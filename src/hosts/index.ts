export type { AppInfo, Host, HostFailure, HostKind, HostReply, NetworkKind, Platform } from './host'
export type { DetectedHost } from './detectHost'
export { openHost, pageHost } from './openHost'
