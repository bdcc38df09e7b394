import { isBusinessError } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'

/** The backend's answer to a user for whom the activity is not (spec 2 §8: conditions not met). */
export const isNotForUser = (error: unknown): boolean => isBusinessError(error, CODE.conditionsNotMet)

/** The same, or that the user is not in the activity's name list. */
export const isTurnedAway = (error: unknown): boolean => isNotForUser(error) || isBusinessError(error, CODE.userNotInNameList)
