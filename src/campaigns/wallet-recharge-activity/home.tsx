import styled, { css } from 'styled-components'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { PackagePicker, PackagesSkeleton } from '@/blocks/pay/PackagePicker'
import { PayCard } from '@/blocks/pay/PayCard'
import { noPay } from '@/blocks/pay/payData'
import { collectSlice } from '@/features/collect'
import { paySlice } from '@/features/pay'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { text } from '@/lib/pageConfig'
import type { ActivityPage } from '@/services/candle'
import { LinkRow } from '@/ui/display/LinkRow'
import { Price } from '@/ui/display/figures/Price'
import { Card } from '@/ui/layout/Card'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { fontSize, radius, themed } from '@/ui/theme'
import { useQueryWalletRechargePageQuery, type WalletPage } from './api'
import { OpenWallet } from './art/OpenWallet'
import { walletMessages } from './messages'
import { RechargeBar } from './RechargeBar'
import { useWallet, walletActions, type WalletActions, type WalletData } from './useWallet'

export type HomeSectionData = WalletPage & WalletData

const fields = { packagesTitle: text('套餐标题', '', 20), agreementText: text('协议名称', '', 20) }
export type WalletFields = typeof fields

/** While something is paid for it is drawn up over the picture in the head: the way on is on the first screen. */
const Sheet = styled.div<{ $isUp: boolean }>`
  ${({ $isUp }) =>
    $isUp &&
    css`
      margin: -7.75rem -16px 0;
      margin: max(-12.75rem, 2.4rem - 50.67vw) -16px 0;
      padding: 1rem 16px 0;
      border-radius: ${radius.xl} ${radius.xl} 0 0;
      background-color: ${themed('page')};
    `}
`

const Balance = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  padding: 0.875rem 16px;
  margin-bottom: 0.75rem;
  border-radius: ${radius.l};
  overflow: hidden;
  background-color: ${themed('primarySoft')};
  color: ${themed('primary')};
  font-size: ${fontSize.body};
  font-weight: 600;

  &::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
    width: 0.25rem;
    background-color: ${themed('accent')};
  }

  > :last-child {
    font-size: 1.5rem;
  }
`

export const page = homePage<ActivityPage & WalletPage, HomeSectionData, WalletFields, WalletActions>({
  usePage: useQueryWalletRechargePageQuery,
  toData: ({ balance, packages }): HomeSectionData => ({ balance, packages, chosen: undefined, hasAgreed: false, pay: noPay, gift: 0 }),
  useExtras: useWallet,
  extraActions: walletActions,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: fields,
  useDefaults: () => {
    const { packages: packagesTitle, agreement: agreementText } = useMessages(walletMessages)
    return { packagesTitle, agreementText }
  },
  landing: '',
  useTexts: () => {
    const texts = useMessages(walletMessages)
    return { ...texts, invite: texts.button }
  },
  Hero: HeroFromLeft,
  scene: <OpenWallet />,
  Sections,
  SectionsSkeleton: () => <PackagesSkeleton title={useMessages(walletMessages).packages} />,
  Action: RechargeBar,
  slices: [paySlice, collectSlice],
})

function Sections({ config, data, actions }: SectionProps<HomeSectionData, WalletFields, WalletActions>) {
  const texts = useMessages(walletMessages)
  const { balance, packages, chosen, gift, pay, status } = data
  const { step } = pay
  return (
    <Sheet $isUp={step !== 'idle'}>
      {balance !== undefined && (
        <Balance>
          <span>{texts.balance}</span>
          <Price cents={balance} />
        </Balance>
      )}
      {step !== 'idle' ? (
        <PayCard data={{ ...pay, step }} actions={actions} paid={{ title: texts.paid.title, text: texts.paid.text(toShortYuan(pay.cents), gift > 0 ? toShortYuan(gift) : '') }} />
      ) : (
        status === 'open' && (
          <PackagePicker
            title={config.packagesTitle || texts.packages}
            packages={packages.map(({ id, cents, isRecommended, gift: extra }) => ({ id, cents, tag: isRecommended ? texts.recommended : '', usualCents: 0, note: extra > 0 ? texts.gift(toShortYuan(extra)) : '' }))}
            chosenId={chosen?.id}
            onChoose={actions.choose}
          />
        )
      )}
      <Card>
        <LinkRow label={texts.howTo} onClick={() => actions.open('guide')} />
      </Card>
    </Sheet>
  )
}
