import type { LoginVariant } from '@/features/login'

const pages = {
  standard: () => import('./page'),
  p2e: () => import('./p2ePage'),
  'taxi-driver': () => import('./taxiDriverPage'),
}

/** The login page of a campaign's variant. */
export const loadLoginPage = (variant: LoginVariant) => pages[variant]
