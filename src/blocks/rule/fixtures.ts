import type { RuleData } from './ruleData'

export const ruleFixtures = { default: { hasSample: true }, empty: { hasSample: false } } satisfies Record<string, RuleData>
