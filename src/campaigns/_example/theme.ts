import type { ThemeOverrides } from '@/ui/theme'

/** One colour is enough: the others follow from it. */
export const theme: ThemeOverrides = { primary: '#0b7a5b' }
