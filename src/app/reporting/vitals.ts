import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { report } from '@/lib/reporting/report'
import type { Vital } from './toReport'

const round = (value: number): number => Math.round(value * 1000) / 1000

/** The browser buffers earlier entries, so this may start late. */
export function measureVitals(): void {
  const tell = ({ name, value }: Metric): void => report({ name, value: round(value) } satisfies Vital, 'vital')
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell)
}
