/** What a page shows that stands for several outcomes, and one that has no outcome of its own. */
export type ResultTexts = {
  readonly title: string
  readonly desc: string
  /** The title where nobody has confirmed the reward, for a title that tells of it. */
  readonly plainTitle?: string
  /** On the ticket: what it is, and how it is used. */
  readonly reward: string
  readonly note: string
  /** On the big button, where it says more than that the app is opened. */
  readonly button?: string
  /** How it is used, in three steps, where it is no ride credit; and what is said of it while nobody has confirmed it. */
  readonly how?: { readonly howTo: string; readonly steps: Readonly<Record<'open' | 'call' | 'pay', string>> }
  readonly open?: { readonly desc: string; readonly note: string }
}

/** `given`: the backend has just said so. `received`: it was given before. `open`: nobody has said that it was given, so the page does not either. */
export type RewardStatus = 'given' | 'received' | 'open'

export type ResultData = {
  /** Which of the outcomes that the page tells of; '' where there is one alone, or the address names none that is known. */
  readonly type: string
  readonly status: RewardStatus
  /** Of the reward that was given, or that the invitation promises; null where it is not known. */
  readonly cents: number | null
  /** It arrives before the user's eyes: once, and not when the page is come back to. */
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
