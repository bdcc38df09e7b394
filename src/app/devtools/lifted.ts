import type { UnknownAction } from '@reduxjs/toolkit'

/** What Redux DevTools keep of a store that they watch (`@redux-devtools/instrument`), as far as it is read here. The oldest actions are folded into the first once there are many, so a place is no name: an id is. */
type Lifted = {
  /** Which of the staged actions is shown. */
  readonly currentStateIndex: number
  /** Ids of what is in the log, oldest first; they only grow. */
  readonly stagedActionIds: readonly number[]
  readonly actionsById: Readonly<Record<number, { readonly action: UnknownAction } | undefined>>
}

export type LiftedStore = { readonly getState: () => Lifted; readonly dispatch: (action: UnknownAction) => unknown }

/** What the page shows: the state behind the action with the id `at`. `place` of `all` counts from 1. */
export type Moment = { readonly isPast: boolean; readonly at: number; readonly newest: number; readonly place: number; readonly all: number; readonly action: UnknownAction | undefined }

export function shownMoment({ getState }: LiftedStore): Moment {
  const { currentStateIndex, stagedActionIds, actionsById } = getState()
  const last = stagedActionIds.length - 1
  const id = stagedActionIds[currentStateIndex] ?? -1
  // The first stands for all that are folded into it.
  const at = currentStateIndex === 0 ? (stagedActionIds[1] ?? id + 1) - 1 : id
  return { isPast: currentStateIndex < last, at, newest: stagedActionIds[last] ?? -1, place: currentStateIndex + 1, all: last + 1, action: actionsById[id]?.action }
}

/** As a press on the newest entry of the log does. */
export const showNewest = ({ getState, dispatch }: LiftedStore): unknown => dispatch({ type: 'JUMP_TO_STATE', index: getState().stagedActionIds.length - 1 })
