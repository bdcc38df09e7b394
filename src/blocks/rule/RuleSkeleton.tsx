import { useMessages } from '@/lib/i18n'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { ruleMessages } from './messages'
import { RuleHero } from './RuleHero'
import { TextSkeleton } from './TextSkeleton'

/** The page with its own head, and lines where the rule will be. */
export function RuleSkeleton() {
  const { title } = useMessages(ruleMessages)
  return (
    <PageFrame title={title} hero={<RuleHero title={title} image="" updated="" />}>
      <Card>
        <TextSkeleton />
      </Card>
    </PageFrame>
  )
}
