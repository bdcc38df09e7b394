import type { ThemeOverrides } from '@/ui/theme'

/** A clear morning on the road: blue into teal. The looks of the campaigns about test drives. */
export const testDriveTheme: ThemeOverrides = {
  primary: '#0a62ad',
  primaryFrom: '#1273c8',
  primaryTo: '#0a6f96',
  primarySoft: '#e6f3fc',
  accent: '#34d1bf',
  field: '#f1f7fb',
  page: '#eef6fb',
  heroFrom: '#1475cb',
  heroTo: '#086b86',
}
