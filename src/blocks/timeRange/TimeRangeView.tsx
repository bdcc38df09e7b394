import { useState } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { PickField } from '@/blocks/formParts/PickField'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { BottomBar } from '@/ui/layout/BottomBar'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { lazySheet } from '@/ui/overlay/lazySheet'
import type { timeRangeConfig } from './config'
import { dayTree } from './dayTree'
import { timeRangeMessages } from './messages'
import { daysIn, isSameRange, MOST_DAYS, rangeProblem, type TimeRange } from './range'
import { namedRanges } from './rangeName'
import type { TimeRangeActions, TimeRangeData } from './timeRangePage'
import * as S from './TimeRangeView.styles'

const PickerSheet = lazySheet(() => import('@/blocks/pickerSheet/PickerSheet').then(({ PickerSheet: loaded }) => loaded))

const ENDS = ['beginDate', 'endDate'] as const

/** The wide column holds a month with its year. */
const MONTH_WEIGHT = 1.6

/** Chosen at a touch or day by day; nothing is asked before it is confirmed. */
export function TimeRangeView({ config, data: { range, now }, actions }: PageViewProps<typeof timeRangeConfig, TimeRangeData, TimeRangeActions>) {
  const texts = useMessages(timeRangeMessages)
  const [chosen, setChosen] = useState(range)
  const [picking, setPicking] = useState<keyof TimeRange>()
  const labels = { beginDate: texts.begin, endDate: texts.end }
  const problem = rangeProblem(chosen)
  const title = config.title || texts.title
  const pick = (end: keyof TimeRange, [month = '', day = '']: readonly string[]): void => {
    setChosen({ ...chosen, [end]: `${month}-${day}` })
    setPicking(undefined)
  }
  return (
    <PageFrame title={title}>
      <S.Heading {...box('title')}>{title}</S.Heading>
      <Card title={texts.quick}>
        <S.Choices>
          {namedRanges(now, texts).map((named) => (
            <S.Choice key={named.name} type="button" aria-pressed={isSameRange(named.range, chosen)} onClick={() => setChosen(named.range)}>
              {named.name}
            </S.Choice>
          ))}
        </S.Choices>
      </Card>
      <Card title={texts.custom}>
        {ENDS.map((end) => (
          <S.Field key={end}>
            <PickField label={labels[end]} value={chosen[end]} placeholder={texts.problem.noDate} isInvalid={problem !== undefined} onClick={() => setPicking(end)} />
          </S.Field>
        ))}
        <S.Note role="status" $isProblem={problem !== undefined}>
          {problem ? texts.problem[problem] : texts.days(daysIn(chosen) ?? 0, MOST_DAYS)}
        </S.Note>
      </Card>
      <BottomBar>
        <Button {...box('confirmText')} isBlock isLocked={problem !== undefined} onClick={() => actions.confirm(chosen)}>
          {config.confirmText || texts.confirm}
        </Button>
      </BottomBar>
      {picking && (
        <PickerSheet
          isOpen
          title={labels[picking]}
          choices={dayTree(now, texts)}
          columns={[{ label: texts.monthColumn, weight: MONTH_WEIGHT }, { label: texts.dayColumn }]}
          chosen={[chosen[picking].slice(0, 7), chosen[picking].slice(8)]}
          emptyText={texts.none}
          onConfirm={(path) => pick(picking, path)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </PageFrame>
  )
}

/** Its place. */
export function TimeRangeSkeleton() {
  const { title, quick, custom } = useMessages(timeRangeMessages)
  return (
    <PageFrame title={title}>
      <S.Heading>{title}</S.Heading>
      <Card title={quick}>
        <Skeleton shape="block" height="6rem" />
      </Card>
      <Card title={custom}>
        <Skeleton shape="block" height="3.25rem" />
        <Skeleton shape="block" height="3.25rem" top="0.625rem" />
        <Skeleton shape="text" width="10rem" top="0.625rem" />
      </Card>
    </PageFrame>
  )
}
