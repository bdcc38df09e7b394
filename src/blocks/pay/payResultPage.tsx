import styled from 'styled-components'
import { definePage, type Page } from '@/blocks/definePage'
import type { CallResult } from '@/api/errors/callOutcome'
import { resultConfig } from '@/blocks/result/config'
import { paySlice } from '@/features/pay'
import { useMessages } from '@/lib/i18n'
import { toYuan } from '@/lib/money'
import type { LazySlice } from '@/lib/storage/lazySlice'
import type { PayResult } from '@/services/candle'
import { Facts } from '@/ui/display/Facts'
import { Picture } from '@/ui/display/Picture'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { visuallyHidden } from '@/ui/theme'
import { payMessages } from './messages'
import { PayCard } from './PayCard'
import { payActionNames, payStates } from './payData'
import { usePayResult, type PayResultActions, type PayResultData } from './usePayResult'

const { bgImage, title, desc, buttonText } = resultConfig
const config = { bgImage, title, desc, buttonText }

/** What is seen first is how the order stands; which page it is the browser's own bar says, and this to a reader. */
const Heading = styled.h1`
  ${visuallyHidden}
`

export type PayResultPageOptions<Result extends PayResult> = {
  /** Asks how an order stands, anew each time. */
  readonly useFetchOrderStatus: () => (orderNo: string) => Promise<CallResult<Result>>
  /** The page's title, and what is said once it is paid. */
  readonly useTexts: (result: Result | undefined) => { readonly title: string; readonly paid: { readonly title: string; readonly text: string }; readonly back: string; /** Besides amount, time and number. */ readonly facts: readonly (readonly [label: string, value: string])[] }
  /** What the campaign does once the order is paid or over, and the slices that this is about. */
  readonly useOnOver?: () => () => void
  readonly slices?: readonly LazySlice[]
  /** As it is paid, in previews. */
  readonly sample: Result
}

const nothingMore = () => () => undefined

/** What came of an order: as the server says, however the pay panel was left. */
export function payResultPage<Result extends PayResult>(configKey: string, { useFetchOrderStatus, useTexts, useOnOver = nothingMore, slices = [], sample }: PayResultPageOptions<Result>): Page<typeof config, PayResultData<Result>, PayResultActions> {
  const { checking, processing, closed } = payStates(sample.cents)
  return definePage<typeof config, PayResultData<Result>, PayResultActions>({
    kind: 'result',
    config,
    fixtures: { default: { ...processing, step: 'paid', result: sample }, checking, processing, closed },
    useDefaults: () => ({ title: useTexts(undefined).title, buttonText: useMessages(payMessages).ride }),
    actionNames: [...payActionNames.filter((name) => name !== 'pay'), 'ride'],
    slices: [paySlice, ...slices],
    Skeleton: () => <ResultSkeleton title={useTexts(undefined).title} />,
    useLive: () => usePayResult(configKey, useFetchOrderStatus, useOnOver),
    View: ({ config: set, data, actions }) => {
      const { step, result } = data
      const texts = useTexts(result)
      const { ride, facts } = useMessages(payMessages)
      return (
        <PageFrame title={set.title || texts.title} hero={set.bgImage && <Picture src={set.bgImage} alt="" ratio={2} />}>
          <Heading>{set.title || texts.title}</Heading>
          <PayCard
            data={data}
            actions={actions}
            paid={{ title: texts.paid.title, text: set.desc || texts.paid.text }}
            onPaid={
              <>
                <Button isBlock onClick={actions.ride}>
                  {set.buttonText || ride}
                </Button>
                <Button isBlock kind="text" size="medium" onClick={actions.closePay}>
                  {texts.back}
                </Button>
              </>
            }
          >
            {step === 'paid' && result && <Facts facts={[[facts.amount, `¥${toYuan(result.cents)}`], ...texts.facts, [facts.at, result.paidAt], [facts.order, result.orderNo]]} />}
          </PayCard>
        </PageFrame>
      )
    },
  })
}

/** The server is asked before anything is said. */
const ResultSkeleton = ({ title: words }: { readonly title: string }) => (
  <PageFrame title={words}>
    <Heading>{words}</Heading>
    <Card>
      <SkeletonScreen>
        <Skeleton shape="text" width="60%" height="1.875rem" />
        <Skeleton shape="block" height="9rem" top="1rem" />
        <Skeleton shape="pill" top="1.25rem" />
      </SkeletonScreen>
    </Card>
  </PageFrame>
)
