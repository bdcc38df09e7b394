/** Whom a login page is for (spec 1 §2): everybody, people who recommend their enterprise (P2E), or the taxi line's drivers. */
export type LoginVariant = 'standard' | 'p2e' | 'taxi-driver'
