import type { ThemeOverrides } from '@/ui/theme'

/** The green of a free taxi, and amber. */
export const theme: ThemeOverrides = {
  primary: '#0a7a55',
  primaryFrom: '#16b37f',
  primaryTo: '#088258',
  primarySoft: '#e6f6ef',
  accent: '#ffd25e',
  page: '#eff9f4',
  heroFrom: '#1cb584',
  heroTo: '#066b4a',
}
