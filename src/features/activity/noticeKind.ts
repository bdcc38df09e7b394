/** What a closed gate tells (spec 2 §2.2); `open` is an activity that can be entered after all. */
export type NoticeKind = 'end' | 'not-start' | 'invalid' | 'open'
