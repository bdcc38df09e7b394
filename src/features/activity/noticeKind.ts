/** What a closed gate tells (spec 2 §2.2); `open` is an activity that can be entered after all. */
export type NoticeKind = 'end' | 'not-start' | 'invalid' | 'open'

/** The page-invalid kinds of the routes outside the campaigns (spec 2 §3). */
export const noticeOfKind = { '0': 'not-start', '1': 'end', '3': 'invalid' } as const satisfies Record<string, NoticeKind>

export type InvalidKind = keyof typeof noticeOfKind
