import { ClosedBar } from '@/blocks/home/action/ClosedBar'
import { withCardTexts } from '@/blocks/home/homeData'
import type { SectionProps } from '@/blocks/home/homePage'
import { INVITE } from '@/blocks/intent/intent'
import { PayBar } from '@/blocks/pay/PayBar'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { BottomBar } from '@/ui/layout/BottomBar'
import { groupFace } from './groupFace'
import type { GroupFields, HomeSectionData } from './home'
import { groupMessages } from './messages'
import { joiningOf, openingOf, type GroupActions } from './useGroup'

/** What there is to do for this user: pay for a group or a place in one, or find friends for it. */
export function GroupAction({ config, data, actions }: SectionProps<HomeSectionData, GroupFields, GroupActions>) {
  const texts = useMessages(groupMessages)
  const { status, group, chosen, pay, isNamed, isLoggedIn } = data
  if (status !== 'open') return <ClosedBar status={status} />
  if (pay.step !== 'idle') return null
  const standing = { canPay: pay.canPay, onOpenApp: actions.openApp }
  const face = groupFace(group, isNamed)
  if (face === 'open') return chosen ? <PayBar cents={chosen.cents} {...standing} label={config.buttonDesc || texts.open} image={config.buttonImage} onPay={() => (isLoggedIn ? actions.openGroup(chosen) : actions.login(openingOf(chosen)))} /> : null
  if (face === 'join') return group ? <PayBar cents={group.deal.cents} {...standing} label={texts.join} onPay={() => (isLoggedIn ? actions.joinGroup() : actions.login(joiningOf(group.deal)))} /> : null
  const share = () => actions.share(withCardTexts(config.cornerShare, texts.card))
  return (
    <BottomBar>
      <Button isBlock onClick={() => void (face !== 'invite' ? actions.startOwn() : isLoggedIn ? share() : actions.login(INVITE))}>
        {face === 'invite' ? texts.invite : texts.again[face]}
      </Button>
    </BottomBar>
  )
}
