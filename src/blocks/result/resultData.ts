/** What a page shows that stands for several outcomes, and one that has no outcome of its own. */
export type ResultTexts = {
  readonly title: string
  readonly desc: string
  /** On the ticket: what it is, and how it is used. */
  readonly reward: string
  readonly note: string
}

export type ResultData = {
  /** Which of the outcomes that the page tells of; '' where there is one alone, or the address names none that is known. */
  readonly type: string
  /** A reward that was given just now. */
  readonly cents: number | null
  /** The page that sent the user here wants them back (spec 1 §2, needReturn). */
  readonly canReturn: boolean
}

export type ResultActions = {
  readonly openApp: (link: string) => void
  readonly invite: () => void
  readonly goBack: () => void
}

/** `received`: nothing new was given, and the ticket is stamped. */
export type ResultLook = 'gift' | 'received' | 'friends'
