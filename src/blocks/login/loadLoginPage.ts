import type { LoginVariant } from '@/features/login'

/** The login page of a campaign's variant. */
export const loadLoginPage = (variant: LoginVariant) => async () => ({ page: (await import('./page')).pages[variant] })
