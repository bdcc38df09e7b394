import type { ThemeOverrides } from './theme'

/** The driver view is styled differently (spec 2 §2.2): the calm blue of the driver's tools. */
export const driverTheme: ThemeOverrides = {
  primary: '#1c5fd0',
  primaryFrom: '#2b6cd8',
  primaryTo: '#1c5fd0',
  primarySoft: '#eaf2ff',
  accent: '#7fd0ff',
  field: '#f2f6fd',
  page: '#f1f5fb',
  heroFrom: '#2f6dc6',
  heroTo: '#173d86',
  onPrimary: '#fff',
  onHero: '#fff',
}
