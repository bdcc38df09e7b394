export type Extent = { readonly width: number; readonly height: number }

/** Around the screen: the phone's edge, or the window's. */
export const EDGE = 12
const SMALLEST = 0.3

/** How large a screen is drawn so that it fits the room: never enlarged; only its width has to fit where the page is shown in full height. */
export function fitScale(screen: Extent, room: Extent, isFullHeight: boolean): number {
  const wide = room.width / (screen.width + 2 * EDGE)
  const high = isFullHeight ? 1 : room.height / (screen.height + 2 * EDGE)
  return Math.max(SMALLEST, Math.min(1, Math.floor(Math.min(wide, high) * 100) / 100))
}
