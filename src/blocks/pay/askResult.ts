import { isSettled, type PayStatus } from '@/features/pay'
import { poll } from '@/lib/time/poll'

/** How the server is asked what came of a panel: then the page says that it is not known yet. */
export const RESULT_POLL = { every: 2_000, atMost: 5 } as const

type Answer<Result> = { readonly data?: Result | undefined }

type Asking<Result> = {
  /** Never rejects; without data where no reply came. */
  readonly look: () => Promise<Answer<Result>>
  /** A panel was open: a payment may still become known. */
  readonly isHandedOver: boolean
  /** Hears every answer, also those that settle nothing. */
  readonly hear: (result: Result) => void
  readonly signal: { readonly aborted: boolean }
}

/** Asks how an order stands: five times with two seconds before each after a panel was open, and else once, at once. */
export async function askResult<Result extends { readonly status: PayStatus }>({ look, isHandedOver, hear, signal }: Asking<Result>): Promise<void> {
  const ask = async (): Promise<Result | undefined> => {
    const { data } = await look()
    if (data && !signal.aborted) hear(data)
    return data
  }
  if (!isHandedOver) return void (await ask())
  await poll(ask, (result) => isSettled(result?.status, true), { ...RESULT_POLL, signal })
}
