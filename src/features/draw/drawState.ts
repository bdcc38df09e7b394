/** A draw that is open: its request id, and what the user said with it (answers, a day, catches), which is sent again with it. */
export type OpenDraw = { readonly requestId: string; readonly input?: unknown }

/** A draw is open from the tap until the user has seen what came of it. Its name says whose it is, of which activity, and which of its actions. */
export type DrawState = {
  /** By the draw's name. */
  readonly open: Readonly<Record<string, OpenDraw>>
}

export const noDraws: DrawState = { open: {} }
