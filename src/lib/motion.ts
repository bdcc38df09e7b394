/** Whether the person asked the system for less motion. Read at the moment of use, as the setting can change. */
export function prefersReducedMotion(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
