import type { LoginState } from './loginState'

export type WithLogin = { readonly login: LoginState }

export const selectLogin = ({ login }: WithLogin): LoginState => login

export const selectIsSubmitting = ({ login }: WithLogin): boolean => login.submission.step === 'submitting'

/** The newest token of the account service; it is sent with the code (spec 1 §3). */
export const selectContextToken = ({ login }: WithLogin): string => login.contextToken
