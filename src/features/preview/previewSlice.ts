import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LazySlice } from '@/lib/storage/lazySlice'
import { markedAs } from './previewBoxes'
import { noPreview, type PreviewState, type ReceivedConfig, type Reported } from './previewState'
import type { BoxStatus, FrameMessage } from './protocol'

type PageOpened = Pick<PreviewState, 'fixture' | 'isBoxed' | 'screen'> & { readonly page: string }

/** Deeper than any configuration. */
const MOST_DEEP = 100

/**
 * The store holds plain data alone, and a parent may send whatever a browser can copy: what is none becomes an empty object, which no field
 * takes for its value. Frozen, so that a huge configuration is looked through once and not with every event.
 */
function plain(value: unknown, above: readonly unknown[] = []): unknown {
  if (typeof value === 'bigint') return {}
  if (typeof value !== 'object' || value === null) return value
  if (above.includes(value) || above.length > MOST_DEEP) return {}
  const within = [...above, value]
  if (Array.isArray(value)) return Object.freeze(value.map((entry) => plain(entry, within)))
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part, within)])))
}

function reportedWith(reported: Reported, messages: readonly FrameMessage[]): Reported {
  let { boxes, height, lastAction } = reported
  const problems = [...reported.problems]
  for (const message of messages) {
    if (message.type === 'preview/ready') ({ boxes } = message)
    else if (message.type === 'preview/height') ({ height } = message)
    else if (message.type === 'preview/action') lastAction = message.name
    else if (message.type === 'preview/problem') {
      const { type: _, ...problem } = message
      problems.push(problem)
    }
  }
  return { boxes, height, lastAction, problems }
}

const slice = createSlice({
  name: 'preview',
  initialState: noPreview,
  reducers: {
    /** Begins anew: a configuration belongs to one page. */
    pageOpened: (_, { payload }: PayloadAction<PageOpened>): PreviewState => ({ ...noPreview, ...payload }),
    previewClosed: () => noPreview,
    configReceived: {
      prepare: ({ config, ...revision }: ReceivedConfig) => ({ payload: { config: plain(config), ...revision } }),
      reducer: (state, { payload: received }: PayloadAction<ReceivedConfig>): PreviewState => ({ ...state, received, reported: { ...state.reported, problems: [] } }),
    },
    boxMarked: (state, { payload: { box, status } }: PayloadAction<{ readonly box: string; readonly status: BoxStatus }>): PreviewState => ({ ...state, marks: markedAs(state.marks, box, status) }),
    screenResized: (state, { payload: screen }: PayloadAction<number>): PreviewState => ({ ...state, screen }),
    /** All that there is to say at once: a bad configuration may have thousands of problems. */
    messagesReported: (state, { payload: messages }: PayloadAction<readonly FrameMessage[]>): PreviewState => ({ ...state, reported: reportedWith(state.reported, messages) }),
  },
})

export const previewReducer = slice.reducer
/** For previews, and for them alone. */
export const previewSlice: LazySlice = { reducerPath: slice.reducerPath, reducer: slice.reducer }
export const { pageOpened, previewClosed, configReceived, boxMarked, screenResized, messagesReported } = slice.actions

export type WithPreview = { readonly preview?: PreviewState }

declare module '@/lib/storage/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices {
    readonly preview: PreviewState
  }
}

/** As long as nothing is previewed, the slice is not part of the store. */
export const selectPreview = ({ preview }: WithPreview): PreviewState => preview ?? noPreview
