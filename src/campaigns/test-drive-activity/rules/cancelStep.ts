/** `confirmMsg` is what the backend asks before it cancels; '' when it asks nothing. `hasDuty` is null where the reply names none. */
export type CancelReply = { readonly confirmMsg: string; readonly hasDuty: number | null }

/** What follows a cancel call: a question to the person, or the order as it is now. `unclear`: the backend has not said that anything changed. */
export type CancelStep = 'ask' | 'reload' | 'unclear'

/** Spec 2 §4: the first call (secondConfirm 1) returns a message to confirm; a hasDuty of 1 or 2 means that the order has changed. */
export function cancelStep(secondConfirm: 1 | 2, { confirmMsg, hasDuty }: CancelReply): CancelStep {
  if (secondConfirm === 1 && confirmMsg !== '') return 'ask'
  return hasDuty === 1 || hasDuty === 2 ? 'reload' : 'unclear'
}
