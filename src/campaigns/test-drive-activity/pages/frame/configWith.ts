/** A page's own configuration with parts that stand elsewhere among the activity's. */
export function configWith(own: unknown, parts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...(typeof own === 'object' && own !== null ? (own as Record<string, unknown>) : {}), ...parts }
}
