export { ActivityNotice } from './ActivityNotice'
export type { ActivityNoticeProps } from './ActivityNotice'
export { noticeOfKind } from './activityNotice'
export type { InvalidKind, NoticeKind } from './activityNotice'
