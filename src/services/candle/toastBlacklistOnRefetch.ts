import { isBusinessError } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import { toastError } from '@/api/errors/toastError'

type Started = { readonly queryFulfilled: Promise<unknown>; readonly getCacheEntry: () => { readonly data?: unknown; readonly error?: unknown } }

/** The blacklist is tolerated on the first load alone; on a later one the server's words are shown (spec 2 §8). */
export async function toastBlacklistOnRefetch(_: unknown, { queryFulfilled, getCacheEntry }: Started): Promise<void> {
  const { data, error } = getCacheEntry()
  const isFirst = data === undefined && error === undefined
  try {
    await queryFulfilled
  } catch (failure) {
    const { error: refusal } = failure as { readonly error?: unknown }
    if (!isFirst && isBusinessError(refusal, CODE.blacklist)) await toastError(refusal)
  }
}
