/** One intended withdrawal. The `requestId` is its name: whoever sends it again means the same one. Integer cents. */
export type WithdrawOrder = { readonly requestId: string; readonly cents: number }

/** How a withdrawal stands, as the backend says. Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; '' where there is none. */
export type Withdrawal = {
  readonly id: string
  readonly cents: number
  readonly appliedAt: string
  /** When it arrived, or is expected to. */
  readonly arrivesAt: string
  readonly channelName: string
  readonly status: 'processing' | 'success' | 'failed'
  readonly failReason: string
}
