export { ActivityNotice } from './ActivityNotice'
export { noticeOfKind } from './activityNotice'
export type { InvalidKind, NoticeKind } from './activityNotice'
