const from = (elapsed: number) => ({ elapsed })

/** An hour is longer than any wait can be set to: the time is up. */
const OVER = 3600

export const delayFixtures = {
  offer: { default: from(0), halfway: from(300), timeUp: from(OVER) },
  waiting: { default: from(134), called: from(0), timeUp: from(OVER) },
  payout: { default: from(OVER) },
}
