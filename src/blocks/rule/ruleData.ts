/** A rule is all configuration: the server knows nothing of it besides. */
export type RuleData = null

export type RuleActions = {
  /** The way out: to the activity's home. */
  readonly leave: () => void
}
