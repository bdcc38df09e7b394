import type { LoginVariant } from '@/features/login'
import type { ThemeOverrides } from '@/ui/theme'
import { driverTheme } from '@/ui/theme/driverTheme'

/** The standard page wears the campaign's own colours. */
export const variantTheme: Readonly<Record<LoginVariant, ThemeOverrides | undefined>> = {
  standard: undefined,
  /** Navy and brass: business. */
  p2e: {
    primary: '#1f4e8c',
    primaryFrom: '#3168b4',
    primaryTo: '#173f78',
    primarySoft: '#e9f0f9',
    accent: '#e0b45c',
    field: '#f2f6fb',
    page: '#f2f5fa',
    heroFrom: '#2f5f9f',
    heroTo: '#0f2b57',
    onPrimary: '#fff',
    onHero: '#fff',
  },
  'taxi-driver': driverTheme,
}
