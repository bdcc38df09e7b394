/** An action of the user that marketing counts (spec 1 §3, spec 2 §3). */
export type Behaviour = {
  readonly type: 'login' | 'share'
  readonly outcome: 'success' | 'fail'
  /** Why it failed. */
  readonly reason?: string
  readonly sourceId: string | null
  /** Digits only; null when it is not known. */
  readonly telephone: string | null
  readonly isApp: 0 | 1
}

const TYPE = { login: 1, share: 5 } as const
const STATUS = { success: 1, fail: 2 } as const

/** Every field of spec 1 §7 each time, '' for what is not known; a reason must fit into an address. */
export function toBehaviorLog({ type, outcome, reason = '', sourceId, telephone, isApp }: Behaviour) {
  return { sourceId: sourceId ?? '', telephone: telephone ?? '', type: TYPE[type], status: STATUS[outcome], reason: reason.slice(0, 200), isApp }
}
