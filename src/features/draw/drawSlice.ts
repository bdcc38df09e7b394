import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { withImmediatePersist } from '@/lib/storage/withImmediatePersist'
import type { LazySlice } from '@/lib/storage/lazySlice'
import { drawPersist } from './draw.persist'
import { noDraws, type DrawState, type OpenDraw } from './drawState'

type Named = { readonly draw: string; readonly requestId: string }

const slice = createSlice({
  name: 'draw',
  initialState: noDraws,
  reducers: {
    /** Kept before it is sent: a page that dies on the way still knows of it. Nothing while one of this name is open. */
    drawAsked: {
      prepare: (payload: Named & OpenDraw) => withImmediatePersist(payload),
      reducer: (state, { payload: { draw, ...opened } }: PayloadAction<Named & OpenDraw>): DrawState => (state.open[draw] === undefined ? { open: { ...state.open, [draw]: opened } } : state),
    },
    /** Its result was seen, or it was never made. */
    drawClosed: {
      prepare: (payload: Named) => withImmediatePersist(payload),
      reducer: (state, { payload: { draw, requestId } }: PayloadAction<Named>): DrawState =>
        state.open[draw]?.requestId === requestId ? { open: Object.fromEntries(Object.entries(state.open).filter(([name]) => name !== draw)) } : state,
    },
  },
})

/** For the pages that draw. */
export const drawSlice: LazySlice = { reducerPath: slice.reducerPath, reducer: slice.reducer, persist: drawPersist }
export const { drawAsked, drawClosed } = slice.actions

export type WithDraw = { readonly draw: DrawState }

declare module '@/lib/storage/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithDraw {}
}

/** The draw of this name that is open. */
export const openDraw = ({ draw: { open } }: WithDraw, draw: string): OpenDraw | undefined => open[draw]
