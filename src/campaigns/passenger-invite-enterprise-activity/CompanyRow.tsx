import type { RowProps } from '@/blocks/list/RowList'
import * as R from '@/blocks/list/rows/Row.styles'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Tag, type TagTone } from '@/ui/display/Tag'
import type { CompanyReward, Stage } from './api'
import { pieMessages } from './messages'

const TONES: Readonly<Record<Stage, TagTone>> = { lead: 'primary', contracted: 'warning', firstConsumption: 'success' }

/** One reward: which company, for which stage, how much. */
export function CompanyRow({ row: { company, stage, at, cents } }: RowProps<CompanyReward>) {
  const { stages } = useMessages(pieMessages)
  return (
    <R.Box>
      <R.Line>
        <R.Who>
          <R.Name>{company}</R.Name>
          {at && <R.Fact>{at}</R.Fact>}
        </R.Who>
        <R.Outcome>
          <R.Amount>
            +<Price cents={cents} />
          </R.Amount>
          <Tag tone={TONES[stage]}>{stages[stage]}</Tag>
        </R.Outcome>
      </R.Line>
    </R.Box>
  )
}
