import { ClosedBar } from '@/blocks/home/action/ClosedBar'
import type { SectionProps } from '@/blocks/home/homePage'
import { useMessages } from '@/lib/i18n'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { ImageButton } from '@/ui/form/ImageButton'
import { BottomBar } from '@/ui/layout/BottomBar'
import type { CardFields, HomeSectionData } from './home'
import { cardMessages } from './messages'
import type { CardActions } from './useCard'

/** To the bank: to apply, or to see there how it stands. */
export function CardAction({ config, data: { status, application, hasFailed }, actions }: SectionProps<HomeSectionData, CardFields, CardActions>) {
  const texts = useMessages(cardMessages)
  const { isBusy, run } = useSingleFlight()
  if (status !== 'open') return <ClosedBar status={status} />
  const hasApplied = application !== undefined && application.step !== 'none'
  const atBank = hasFailed ? texts.toBank : application?.step === 'firstUsed' ? texts.cardAtBank : texts.atBank
  // Marketing's words and picture ask to apply.
  const isAsking = !hasApplied && !hasFailed
  const isRewardWaiting = application?.reward?.status === 'toReceive'
  return (
    <BottomBar>
      <div data-box={isAsking && config.buttonImage ? 'buttonImage' : 'buttonDesc'}>
        <ImageButton src={isAsking ? config.buttonImage : ''} label={isAsking ? config.buttonDesc || texts.apply : atBank} isPale={isRewardWaiting} isBusy={isBusy} onClick={() => void run(actions.apply).catch(() => undefined)} />
      </div>
    </BottomBar>
  )
}
