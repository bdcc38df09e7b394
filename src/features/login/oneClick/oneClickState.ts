import { createSlice, type UnknownAction } from '@reduxjs/toolkit'

/**
 * The one-click overlay (spec 1 §4). `undecided` and `left` show the phone form; in all other steps the overlay is up:
 * `offered` waits for a tap, `preparing` has the page signed and asks the carrier whether it knows this line, `consenting` is the carrier's
 * own page, `loggingIn` is our login with what the carrier gave.
 *
 * `isReturn`: the button was tapped and the page went away before the end, so the login runs by itself this time. It does so once:
 * a run that loses the page again waits for a tap.
 */
export type OneClickState =
  | { readonly step: 'undecided'; readonly isReturn: boolean }
  | { readonly step: 'offered'; readonly isReturn: boolean }
  | { readonly step: 'preparing'; readonly isReturn: boolean }
  | { readonly step: 'consenting'; readonly isReturn: boolean }
  | { readonly step: 'loggingIn'; readonly isReturn: boolean }
  | { readonly step: 'left' }

export const noOneClick = { step: 'undecided', isReturn: false } as OneClickState

const NAME = 'login/oneClick'

/** An event that does not fit the step changes nothing: a run that was left cannot come back. */
const follow =
  (from: Exclude<OneClickState['step'], 'left'>, to: Exclude<OneClickState['step'], 'left'>) =>
  (state: OneClickState): OneClickState =>
    state.step === from ? { step: to, isReturn: state.isReturn } : state

const slice = createSlice({
  name: NAME,
  initialState: noOneClick,
  reducers: {
    oneClickOffered: follow('undecided', 'offered'),
    oneClickStarted: follow('offered', 'preparing'),
    carrierPageOpened: follow('preparing', 'consenting'),
    carrierTokenReceived: follow('consenting', 'loggingIn'),
    /** To the phone form, by choice or by failure. */
    oneClickLeft: (): OneClickState => ({ step: 'left' }),
    /** It was left on the page that it was shown on: the next one decides anew. A run that is under way goes on there. */
    loginPageOpened: (state): OneClickState => (state.step === 'left' ? noOneClick : state),
  },
})

export const reduceOneClick = slice.reducer
export const { oneClickOffered, oneClickStarted, carrierPageOpened, carrierTokenReceived, oneClickLeft, loginPageOpened } = slice.actions

export const isOneClickEvent = ({ type }: UnknownAction): boolean => type.startsWith(`${NAME}/`)

export const isOneClickOpen = ({ step }: OneClickState): boolean => step !== 'undecided' && step !== 'left'

export const isOneClickRunning = ({ step }: OneClickState): boolean => step === 'preparing' || step === 'consenting' || step === 'loggingIn'

/** After a reload: the clicked flag of spec 1 §4, kept as the step that the tap had led to. */
export function deserializeOneClick(value: unknown): OneClickState {
  const { step, isReturn } = (typeof value === 'object' && value !== null ? value : {}) as { readonly step?: unknown; readonly isReturn?: unknown }
  const wasRunning = step === 'preparing' || step === 'consenting' || step === 'loggingIn'
  return { step: 'undecided', isReturn: wasRunning ? isReturn !== true : (step === 'undecided' || step === 'offered') && isReturn === true }
}
