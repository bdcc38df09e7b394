import { definePage } from '@/blocks/definePage'
import { PayCard } from '@/blocks/pay/PayCard'
import { payActionNames, payStates } from '@/blocks/pay/payData'
import { resultConfig } from '@/blocks/result/config'
import { paySlice } from '@/features/pay'
import { useMessages } from '@/lib/i18n'
import { toShortYuan, toYuan } from '@/lib/money'
import { Facts } from '@/ui/display/Facts'
import { Picture } from '@/ui/display/Picture'
import { Button } from '@/ui/form/Button'
import { PageFrame } from '@/ui/layout/PageFrame'
import { walletMessages } from './messages'
import { usePaid, type PaidData } from './usePaid'

const { unknown: _, browser: __, ...states } = payStates(10_000)
const paid: PaidData = { ...states.processing, step: 'paid', result: { orderNo: 'P202611201832001', status: 'paid', cents: 10_000, gift: 2_000, paidAt: '2026-11-20 18:32' } }

const { bgImage, title, desc, buttonText } = resultConfig

/** What came of a recharge: as the server says, however the pay panel was left (campaigns.md §21). */
export const page = definePage({
  kind: 'result',
  config: { bgImage, title, desc, buttonText },
  fixtures: { default: paid, confirming: states.confirming as PaidData, processing: states.processing as PaidData, closed: states.closed as PaidData },
  useDefaults: () => {
    const texts = useMessages(walletMessages)
    return { title: texts.result, buttonText: texts.ride }
  },
  actionNames: [...payActionNames.filter((name) => name !== 'pay'), 'ride'] as const,
  slices: [paySlice],
  useLive: usePaid,
  View: ({ config, data, actions }) => {
    const texts = useMessages(walletMessages)
    const { result } = data
    const isPaid = data.step === 'paid' && result !== undefined
    const arrived = texts.paid.text(toShortYuan(data.cents), result && result.gift > 0 ? toShortYuan(result.gift) : '')
    return (
      <PageFrame title={config.title || texts.result} hero={config.bgImage && <Picture src={config.bgImage} alt="" ratio={2} />}>
        <PayCard
          data={data}
          actions={actions}
          paid={{ title: texts.paid.title, text: config.desc || arrived }}
          onPaid={
            <>
              <Button isBlock onClick={actions.ride}>
                {config.buttonText || texts.ride}
              </Button>
              <Button isBlock kind="text" size="medium" onClick={actions.closePay}>
                {texts.backToWallet}
              </Button>
            </>
          }
        >
          {isPaid && (
            <Facts
              facts={[
                [texts.facts.paid, `¥${toYuan(result.cents)}`],
                [texts.facts.gift, `¥${toYuan(result.gift)}`],
                [texts.facts.at, result.paidAt],
                [texts.facts.order, result.orderNo],
              ]}
            />
          )}
        </PayCard>
      </PageFrame>
    )
  },
})
