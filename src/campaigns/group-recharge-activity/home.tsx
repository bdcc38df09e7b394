import { ruleHereFields, stepsFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { NumberedSteps, numberedDefaults } from '@/blocks/home/cards/NumberedSteps'
import { PackagePicker, PackagesSkeleton } from '@/blocks/pay/PackagePicker'
import { PayCard } from '@/blocks/pay/PayCard'
import { noPay } from '@/blocks/pay/payData'
import { paySlice } from '@/features/pay'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { text } from '@/lib/pageConfig'
import type { ActivityPage, AddressArgs } from '@/services/candle'
import { Button } from '@/ui/form/Button'
import { useQueryGroupRechargePageQuery, type GroupPage } from './api'
import { SharedTable } from './art/SharedTable'
import { GroupAction } from './GroupAction'
import { GroupCard } from './GroupCard'
import { groupFace } from './groupFace'
import { groupMessages } from './messages'
import { groupActions, useGroup, type GroupActions, type GroupData } from './useGroup'
import { GROUP, useGroupPage } from './useGroupPage'

export type HomeSectionData = GroupPage & GroupData

const fields = { packagesTitle: text('套餐标题', '', 20), ...stepsFields, ...ruleHereFields }
export type GroupFields = typeof fields

const home = homePage<ActivityPage & GroupPage, HomeSectionData, GroupFields, GroupActions, AddressArgs<'groupNo'>>({
  usePage: useGroupPage,
  about: GROUP,
  toData: ({ clock, packages, group }): HomeSectionData => ({ clock, packages, group, chosen: undefined, pay: noPay, isNamed: false, isJoining: false }),
  useExtras: useGroup,
  extraActions: groupActions,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: fields,
  useDefaults: () => {
    const texts = useMessages(groupMessages)
    return { packagesTitle: texts.packages, ...numberedDefaults(texts) }
  },
  landing: '',
  useTexts: () => {
    const texts = useMessages(groupMessages)
    return { ...texts, invite: texts.open }
  },
  scene: <SharedTable />,
  Sections,
  SectionsSkeleton: () => <PackagesSkeleton title={useMessages(groupMessages).packages} />,
  Action: GroupAction,
  slices: [paySlice],
})

/** `usePage`: the call itself, which the document may send before the bundle is there. */
export const page = { ...home, usePage: useQueryGroupRechargePageQuery }

function Sections({ config, data, actions }: SectionProps<HomeSectionData, GroupFields, GroupActions>) {
  const texts = useMessages(groupMessages)
  const { group, packages, chosen, pay, isNamed, isJoining, status } = data
  const face = groupFace(group, isNamed)
  const { step, result } = pay
  if (step !== 'idle') {
    return (
      <PayCard
        data={{ ...pay, step }}
        actions={actions}
        paid={isJoining ? texts.joined : texts.opened}
        onPaid={
          <Button isBlock onClick={() => (result ? actions.seeGroup(result.groupNo) : actions.closePay())}>
            {texts.see}
          </Button>
        }
      />
    )
  }
  return (
    <>
      {face !== 'open' && <GroupCard group={group} face={face} clock={data.clock} onEnd={actions.reload} onOwn={face === 'join' && status === 'open' ? actions.startOwn : undefined} />}
      {face === 'open' && status === 'open' && (
        <PackagePicker
          title={config.packagesTitle || texts.packages}
          packages={packages.map(({ id, cents, usualCents, size, value }) => ({ id, cents, usualCents, tag: texts.size(size), note: value > 0 ? texts.value(toShortYuan(value)) : '' }))}
          chosenId={chosen?.id}
          onChoose={actions.choose}
        />
      )}
      <NumberedSteps config={config} texts={texts} />
    </>
  )
}
