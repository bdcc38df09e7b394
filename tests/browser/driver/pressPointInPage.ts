/**
 * Runs inside the page (sent as source text, so it must be self-contained and readable by Chromium 64): where to press the element, in pixels of
 * the screen. It waits until the element stands where it stood two frames before, is on no way to elsewhere, and lies in front at that point, as behind a dialog that is still
 * moving it does not. After two seconds it is pressed all the same, which shows what a person would get: `covered` is the beginning of the markup of what
 * lies over it then. Null: it went meanwhile.
 */
export function pressPointInPage(element: Element | null): Promise<{ readonly x: number; readonly y: number; readonly covered?: string } | null> {
  const pointOf = (pressed: Element): { x: number; y: number; height: number } => {
    const box = pressed.getBoundingClientRect()
    return { x: box.left + Math.min(box.width / 2, box.height), y: box.top + box.height / 2, height: box.height }
  }
  const isInFront = (pressed: Element, x: number, y: number): boolean => {
    const front = document.elementFromPoint(x, y)
    return front !== null && (front.contains(pressed) || pressed.contains(front) || Array.prototype.some.call((pressed as HTMLInputElement).labels || [], (label: Element) => label.contains(front)))
  }
  /** Under way to where it will stand, itself or with what it is in: on a busy machine two frames may show the same moment. The old browser cannot tell. */
  const isOnItsWay = (pressed: Element): boolean => {
    for (let around: Element | null = pressed; around; around = around.parentElement) {
      const animations = around.getAnimations ? around.getAnimations() : []
      if (animations.some((animation) => animation.playState === 'running' && isFinite(Number((animation.effect as AnimationEffect).getComputedTiming().endTime)))) return true
    }
    return false
  }
  return new Promise((resolve) => {
    if (element === null) {
      resolve(null)
      return
    }
    const pressed = element
    const end = Date.now() + 2000
    const look = (): void => {
      if (!document.contains(pressed)) {
        resolve(null)
        return
      }
      pressed.scrollIntoView({ block: 'center' })
      const before = pointOf(pressed)
      let hasLooked = false
      const lookAgain = (): void => {
        if (hasLooked) return
        hasLooked = true
        const { x, y, height } = pointOf(pressed)
        // What hovers for ever moves less than this between two frames.
        const isStill = Math.abs(x - before.x) + Math.abs(y - before.y) <= height / 10
        const isFree = isInFront(pressed, x, y)
        if (isStill && document.contains(pressed) && !isOnItsWay(pressed) && isFree) resolve({ x, y })
        else if (Date.now() > end) resolve(isFree ? { x, y } : { x, y, covered: (document.elementFromPoint(x, y) || pressed).outerHTML.slice(0, 200) })
        else look()
      }
      requestAnimationFrame(() => requestAnimationFrame(lookAgain))
      // A page behind others may have no frames.
      setTimeout(lookAgain, 500)
    }
    look()
  })
}
