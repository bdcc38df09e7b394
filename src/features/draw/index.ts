export { drawAsked, drawClosed, drawSlice, openDraw } from './drawSlice'
export type { WithDraw } from './drawSlice'
export type { OpenDraw } from './drawState'
