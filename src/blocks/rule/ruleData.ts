/** A rule is all configuration: the server knows nothing of it besides. */
export type RuleData = null

export type RuleActions = {
  /** The way out where there is no rule. */
  readonly leave: () => void
}
