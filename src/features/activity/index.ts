export { ActivityNotice } from './ActivityNotice'
export { noticeOfKind } from './activityNotice'
export { useWayHome } from './useWayHome'
export type { InvalidKind, NoticeKind } from './activityNotice'
