import type { ExamplePageReply } from './contract'

export type ExamplePage = {
  readonly isOpen: boolean
  /** Undefined for people who are not logged in. */
  readonly friendsInvited: number | undefined
  readonly promotorCode: string
  readonly pageConfigs: unknown
}

/** Wire to domain, pure: what a page reads is named here, and tested without a browser. */
export function parseExamplePage({ activityInfo, user }: ExamplePageReply): ExamplePage {
  return { isOpen: activityInfo.activity.status === 2, friendsInvited: user?.friendsInvited, promotorCode: user?.promotorCode ?? '', pageConfigs: activityInfo.pageConfig }
}
