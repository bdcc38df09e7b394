import { parseQuery } from '@/lib/url/query'

type Frame = Pick<Window, 'parent'>

export const isFramed = (frame: Frame = window): boolean => frame.parent !== frame

/** Spec 2 §2.5: preview is entered with the query flag mis=1 inside a frame. Outside one, mis=1 is the mini-program's handoff. */
export function isPreviewFrame(mis: 0 | 1, frame: Frame = window): boolean {
  return mis === 1 && isFramed(frame)
}

/** Whether this document is a preview for its whole life: it makes no call and stores nothing of what it shows. */
export function isPreviewDocument({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location, frame: Frame = window): boolean {
  return /\/preview\/?$/i.test(pathname) || isPreviewFrame(parseQuery(search).get('mis') === '1' ? 1 : 0, frame)
}
