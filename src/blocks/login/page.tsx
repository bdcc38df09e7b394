import type { LoginVariant } from '@/features/login'
import { loginPage } from './loginPage'

/** The login page of every campaign that brings none of its own. */
export const page = loginPage()

/** The same by its variant: everybody's, promotion to enterprise, the taxi line's drivers (spec 1 §2). */
export const pages: Readonly<Record<LoginVariant, typeof page>> = {
  standard: page,
  p2e: loginPage({ variant: 'p2e' }),
  'taxi-driver': loginPage({ variant: 'taxi-driver' }),
}
