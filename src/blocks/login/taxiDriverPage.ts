import { loginPage } from './loginPage'

/** The taxi line's drivers (spec 1 §2). */
export const page = loginPage({ variant: 'taxi-driver' })
