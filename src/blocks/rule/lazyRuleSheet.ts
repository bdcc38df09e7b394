import { lazySheet } from '@/ui/overlay/lazySheet'

export const LazyRuleSheet = lazySheet(() => import('./RuleSheet').then(({ RuleSheet }) => RuleSheet))
