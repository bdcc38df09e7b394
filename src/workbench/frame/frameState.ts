import type { BoxStatus, FrameMessage } from '@/features/preview'

/** As the page words it: a reason of the schema by its name, or any other text. */
export type PageProblem = { readonly path: string; readonly message: string }
export type LoggedAction = { readonly id: number; readonly name: string; readonly at: number }

/** What is known of the page in the frame. */
export type FrameState = {
  readonly address: string
  /** `silent`: it should have spoken by now. */
  readonly status: 'loading' | 'ready' | 'silent'
  /** How often a page has said that it is ready: each time it wants to be told its configuration. */
  readonly readies: number
  readonly boxes: readonly string[]
  /** Of the page's content, in CSS pixels. */
  readonly height: number | null
  readonly active: string | null
  readonly hovered: string | null
  /** What the page could not draw of the newest configuration. */
  readonly problems: readonly PageProblem[]
  /** What a person would have done, newest first. */
  readonly actions: readonly LoggedAction[]
}

export type FrameEvent =
  | { readonly type: 'opened' | 'fellSilent'; readonly address: string }
  /** `failure`: it could not be sent, in words. */
  | { readonly type: 'configSent'; readonly failure?: string | undefined }
  | { readonly type: 'boxMarked'; readonly box: string; readonly status: BoxStatus }
  | { readonly type: 'logCleared' }
  | { readonly type: 'heard'; readonly message: FrameMessage; readonly at: number }

const LOG_LIMIT = 100

export const NEW_FRAME: FrameState = { address: '', status: 'loading', readies: 0, boxes: [], height: null, active: null, hovered: null, problems: [], actions: [] }

export function frameReducer(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'opened':
      return { ...NEW_FRAME, address: event.address, readies: state.readies, actions: state.actions }
    case 'fellSilent':
      return state.status === 'loading' && state.address === event.address ? { ...state, status: 'silent' } : state
    case 'configSent':
      if (event.failure) return { ...state, problems: [{ path: '', message: event.failure }] }
      // Most keystrokes change nothing here, and then nothing is drawn again.
      return state.problems.length === 0 ? state : { ...state, problems: [] }
    case 'boxMarked':
      return marked(state, event.box, event.status)
    case 'logCleared':
      return { ...state, actions: [] }
    case 'heard':
      return heard(state, event.message, event.at)
  }
}

function heard(state: FrameState, message: FrameMessage, at: number): FrameState {
  switch (message.type) {
    case 'preview/ready':
      return { ...state, status: 'ready', readies: state.readies + 1, boxes: message.boxes }
    case 'preview/height':
      return state.height === message.height ? state : { ...state, height: message.height }
    case 'preview/box':
      return marked(state, message.box, message.status)
    case 'preview/action':
      return { ...state, actions: [{ id: (state.actions[0]?.id ?? 0) + 1, name: message.name, at }, ...state.actions].slice(0, LOG_LIMIT) }
    case 'preview/problem':
      return isNews(state, message) ? { ...state, problems: [...state.problems, { path: message.path, message: message.message }] } : state
  }
}

function isNews({ problems }: FrameState, problem: PageProblem): boolean {
  return !problems.some(({ path, message }) => path === problem.path && message === problem.message)
}

function marked(state: FrameState, box: string, status: BoxStatus): FrameState {
  if (status === 'hover') return { ...state, hovered: box }
  if (status === 'active') return { ...state, active: box, hovered: null }
  return { ...state, hovered: state.hovered === box ? null : state.hovered, active: state.active === box ? null : state.active }
}
