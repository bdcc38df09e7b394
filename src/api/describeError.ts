import { isApiError } from './apiError'
import { apiMessages } from './messages'

/** What a person is told about a failure: the server's own words where it gave some (spec 2 §8), else the shared texts. */
export function describeError(error: unknown): string {
  const texts = apiMessages.read()
  if (!isApiError(error)) return texts.server
  switch (error.kind) {
    case 'business':
      return error.errMsg || texts.server
    case 'timeout':
      return texts.timeout
    case 'http':
    case 'malformed':
      return texts.server
    default:
      return texts.network
  }
}
