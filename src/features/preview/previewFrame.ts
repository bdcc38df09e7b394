type Frame = Pick<Window, 'parent'>

/** Spec 2 §2.5: preview is entered with the query flag mis=1 inside a frame. Outside one, mis=1 is the mini-program's handoff. */
export function isPreviewFrame(mis: 0 | 1, frame: Frame = window): boolean {
  return mis === 1 && frame.parent !== frame
}

/** The origin of the page around this one, as far as the browser tells; undefined when there is none or it is hidden. */
export function parentOrigin(frame: Frame = window, referrer: string = document.referrer): string | undefined {
  if (frame.parent === frame) return undefined
  return /^https?:\/\/[^/]+/i.exec(referrer)?.[0]
}
