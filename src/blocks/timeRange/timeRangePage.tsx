import { useLocation } from 'react-router'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { usePageConfig } from '@/blocks/usePageConfig'
import { useMessages } from '@/lib/i18n'
import { isEntryBehind } from '@/lib/history/isEntryBehind'
import { stepBackThen } from '@/lib/history/stepBackThen'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { useNavigate } from '@/lib/history/useNavigate'
import { timeRangeConfig } from './config'
import { timeRangeMessages } from './messages'
import { usualRange, type TimeRange } from './range'
import { TimeRangeSkeleton, TimeRangeView } from './TimeRangeView'
import { useTimeRange } from './useTimeRange'

export type TimeRangePageOptions = {
  /** The page of the campaign that is narrowed. */
  readonly backTo: string
}

/** `now`: epoch ms, which says what today is. */
export type TimeRangeData = { readonly range: TimeRange; readonly now: number }
export type TimeRangeActions = { readonly confirm: (range: TimeRange) => void }

const SAMPLE = parseShanghaiTime('2026-11-20 09:00:00') ?? 0

const fixtures = {
  default: { range: usualRange(SAMPLE), now: SAMPLE },
  custom: { range: { beginDate: '2026-09-08', endDate: '2026-10-19' }, now: SAMPLE },
  tooLong: { range: { beginDate: '2026-06-01', endDate: '2026-10-19' }, now: SAMPLE },
}

/** The picker of the page kinds: returns the range through navigation state, and in the address, so that a reload keeps it. */
export function timeRangePage(configKey: string, { backTo }: TimeRangePageOptions): Page<typeof timeRangeConfig, TimeRangeData, TimeRangeActions> {
  return definePage({
    kind: 'picker',
    config: timeRangeConfig,
    fixtures,
    useDefaults: () => {
      const { title, confirm } = useMessages(timeRangeMessages)
      return { title, confirmText: confirm }
    },
    actionNames: ['confirm'],
    useLive: (): LivePage<TimeRangeData, TimeRangeActions> => {
      const navigate = useNavigate()
      const { open } = useCampaignNavigate()
      const { state } = useLocation()
      const { range, now } = useTimeRange()
      const { rawConfig } = usePageConfig(configKey)
      const confirm = (chosen: TimeRange): void => {
        const give = (): void => open(backTo, { replace: true, params: chosen, state: { range: chosen } })
        if (isAsked(state) && isEntryBehind()) stepBackThen(navigate, give)
        else give()
      }
      return { status: 'ready', rawConfig, data: { range, now }, actions: { confirm } }
    },
    View: TimeRangeView,
    Skeleton: TimeRangeSkeleton,
  })
}

/** The page that is narrowed is the entry behind this one. Opened by its address alone, this page gives way to it. */
const isAsked = (state: unknown): boolean => (state as { readonly isAsked?: unknown } | null)?.isAsked === true
