/** What a draw gave, as the dialog shows it. */
export type ShownReward = {
  /** '' where the server gives none. */
  readonly name: string
  /** 0 for a reward that is no money's worth: its name is shown large. */
  readonly cents: number
  /** With both decimals, as the page around it shows its amounts. */
  readonly isExact?: boolean
  /** How it is used, and until when, each in a line of its own; '' without. */
  readonly note: string
  /** Of goods: their picture. */
  readonly image?: string | undefined
}

/** It closes the dialog, and does what it says; one that `leave`s the page does so once it knows the way, waits until that is done, and lets the dialog stay where there is none. */
export type RewardStep = { readonly label: string } & ({ readonly onClick?: () => unknown } | { readonly leave: (close: () => unknown) => unknown })

export type RewardContent = {
  /** Null: the draw gave nothing. */
  readonly reward: ShownReward | null
  /** The campaign's own words; the standard ones without them. */
  readonly title?: string | undefined
  readonly text?: string | undefined
  /** The one clear next step. */
  readonly next: RewardStep
  readonly other?: RewardStep | undefined
}
