import type { ThemeOverrides } from '@/ui/theme'

/** Red packet and gold. */
export const theme: ThemeOverrides = {
  primary: '#d42a17',
  primaryFrom: '#ff6138',
  primaryTo: '#e3230f',
  primarySoft: '#fff0e6',
  accent: '#ffc94a',
  page: '#fff3e8',
  heroFrom: '#ff7a3d',
  heroTo: '#d81f12',
}
