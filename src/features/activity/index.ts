export { ActivityNotice } from './ActivityNotice'
export { noticeOfKind } from './noticeKind'
export { useExitToHome } from './useExitToHome'
export type { InvalidKind, NoticeKind } from './noticeKind'
