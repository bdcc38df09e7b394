/** A rule is all configuration: the server knows nothing of it besides. With `hasSample` one stands in a preview for a rule that is not written yet. */
export type RuleData = { readonly hasSample: boolean } | null

export type RuleActions = {
  /** The way out: to the activity's home, or the page that it belongs to. */
  readonly leave: () => void
}
