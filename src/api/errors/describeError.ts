import { isApiError } from './apiError'
import { CODE } from './errorCodes'
import { apiMessages } from '../messages'

/** The message that the user sees for a failure: the server's where it sent one (spec 2 §8), else the shared texts. A wrong number has words of its own (spec 1 §8), and a wrong code where the server sent none. */
export function describeError(error: unknown): string {
  const texts = apiMessages.read()
  if (!isApiError(error)) return texts.server
  switch (error.kind) {
    case 'business':
      return error.errCode === CODE.wrongNumber ? texts.wrongNumber : error.errMsg || (error.errCode === CODE.wrongCode ? texts.wrongCode : texts.server)
    case 'timeout':
      return texts.timeout
    case 'http':
    case 'malformed':
      return texts.server
    default:
      return texts.network
  }
}
