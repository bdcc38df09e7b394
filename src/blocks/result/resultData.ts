/** The texts of a result page, or of one outcome of a page that has several. */
export type ResultTexts = {
  readonly title: string
  readonly desc: string
  /** In place of a title that names the reward, while the backend has not confirmed it. */
  readonly plainTitle?: string
  /** On the ticket: what it is, and how it is used. */
  readonly reward: string
  readonly note: string
  /** On the big button, where it says more than that the app is opened. */
  readonly button?: string
  /** On the ticket of one who comes too late for it, in place of "received", where it is not known that it was. */
  readonly stamp?: string
  /** How the reward is used, in three steps, where it is no ride credit. */
  readonly how?: { readonly howTo: string; readonly steps: Readonly<Record<'open' | 'call' | 'pay', string>> }
  /** In place of `desc` and `note` while the backend has not confirmed the reward. */
  readonly open?: { readonly desc: string; readonly note: string }
}

/** `given`: the backend has just confirmed it. `received`: it was given before. `open`: the backend has not confirmed it, so the page does not claim it. */
export type RewardStatus = 'given' | 'received' | 'open'

export type ResultData = {
  /** Which outcome of a page that has several; '' where there is only one, or the address names none of them. */
  readonly type: string
  readonly status: RewardStatus
  /** Of the reward that was given, or that the invitation promises; null where it is not known. */
  readonly cents: number | null
  /** True once, when the reward is first shown: its arrival is animated, but not again when the user comes back. */
  readonly isArriving: boolean
  /** The page that sent the user here wants them back (spec 1 §2, needReturn). */
  readonly canReturn: boolean
}

export type ResultActions = {
  readonly openApp: (link: string) => void
  readonly invite: () => void
  readonly goBack: () => void
}

/** `received`: nothing new was given, and the ticket is stamped. `waiting`: the reward comes with something that is still to be done. */
export type ResultLook = 'gift' | 'received' | 'friends' | 'waiting'
