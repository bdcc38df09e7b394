import type { HomeBase, HomeData } from './homeData'

/** An invitation, as previews and tests show it. */
const sampleLink = 'https://h5.example.com/market-platform-h5/invite?sourceId=SAMPLE&promotorCode=P8K3QX'

/** 19 days and some hours: a countdown with all its parts. */
const UNTIL_END_MS = 19 * 86_400_000 + 40_000_000

export const sampleEnding = { endTime: '2026-12-10 23:59:59', at: Date.now() + UNTIL_END_MS }

const open: HomeBase = { status: 'open', ending: sampleEnding, isLoggedIn: true, winners: [], link: sampleLink }

/** The states that every home has, for previews, workbench and tests. `loggedOut` is what a campaign knows of a user who is not logged in. */
export function homeStates<Own extends object>(own: Own & Partial<HomeBase>, loggedOut: Partial<Own>) {
  const shown: HomeData<Own> = { ...open, ...own }
  return {
    default: shown,
    loggedOut: { ...shown, ...loggedOut, isLoggedIn: false },
    ended: { ...shown, status: 'finished' as const, ending: undefined },
    blacklisted: { ...shown, status: 'blacklisted' as const },
  }
}
