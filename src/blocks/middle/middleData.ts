import type { Offer } from '@/blocks/register/offer'

export type MiddleData = {
  readonly offer: Offer
  /** `leaving`: the next page is on its way by itself. `asking`: it waits for a tap. `offered`: both ways stand there. `refused`: they do, because it did not open. */
  readonly status: 'leaving' | 'asking' | 'offered' | 'refused'
  /** In the chat app's browser: the mask over the page is open. */
  readonly isMasked: boolean
}

export type MiddleActions = {
  /** The host's own way. */
  readonly go: () => unknown
  /** The registration, right here. */
  readonly register: () => void
  readonly unmask: () => void
  /** The mini program, by marketing's link. In the handler of the tap. */
  readonly openMiniProgram: (link: string) => void
}
