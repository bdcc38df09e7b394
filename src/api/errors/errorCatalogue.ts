// Every code of the two error catalogues (spec 1 §8, spec 2 §8), by name. No other file of the product writes these numbers; the embedded backend, which stands for the other side, has its own.

export const success = 0
export const tokenParsingFailed = -127002
export const tokenEmpty = -200198
export const sliderCaptchaRequired = -208033
export const wrongNumber = -208869
export const wrongCode = -208212
export const activityClosed = -196309
export const activityNotStarted = -196307
export const activityEnded = -196308
export const activityNotStartedOrEnded = -196300
export const userNotInNameList = -196252
export const checkInConditionsNotMet = -196201
export const rewardAlreadyReceived = -196202
export const rewardEmpty = -196251
export const riskWarning = -196606
export const noChallengeChance = -196754
export const allRewardsAchieved = -196750
/** @public A toast like any other; nothing asks for it by name. */
export const d2dPlusNotValid = -196902
export const blacklist = -196866
export const conditionsNotMet = -196965
export const bookingExists = -196814
export const bookingTimeTaken = -196815
