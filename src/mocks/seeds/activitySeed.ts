export const NOT_STARTED = 1
export const IN_PROGRESS = 2
export const CLOSED = 3
export const ENDED = 4

/** What marketing set for a campaign's activity. Begin and end are days from now, so the data never grows stale. */
export type ActivitySeed = {
  readonly activityName: string
  readonly inviteType: number
  readonly beginsInDays?: number
  readonly endsInDays?: number
  /** Comma-separated 'cityCode-cityName' items (spec 2 §3). */
  readonly availableCities?: string
  readonly rewardRule?: Readonly<Record<string, unknown>>
  readonly pageConfig?: Readonly<Record<string, unknown>>
  /** What differs from the standard login page; see `handlers/loginPage.ts`. */
  readonly loginPage?: Readonly<Record<string, unknown>>
  /** bgImageType 0 old, 1 default, 2 custom (spec 2 §3). */
  readonly endPage?: { readonly bgImageType: 0 | 1 | 2; readonly bgImage: string }
}

/** An activity beside a campaign's default one. */
export type FurtherActivity = { readonly sourceId: string; readonly activity: ActivitySeed }

export type CampaignActivity = {
  readonly prefix: string
  readonly sourceId: string
  readonly activity: ActivitySeed
}
