import { loginPage } from './loginPage'

/** Promotion to enterprise (P2E, spec 1 §2). */
export const page = loginPage({ variant: 'p2e' })
