import { isApiError } from '@/api/errors/apiError'
import { handlingOf } from '@/api/errors/errorPolicy'

/** A closed gate or an ended session: the reaction table is already leading to another page. */
export const isRedirecting = (error: unknown): boolean => isApiError(error) && ['gate', 'logout'].includes(handlingOf(error).as)
