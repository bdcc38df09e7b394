import { ClosedBar } from '@/blocks/home/action/ClosedBar'
import type { SectionProps } from '@/blocks/home/homePage'
import { useMessages } from '@/lib/i18n'
import { useOneAtATime } from '@/lib/useOneAtATime'
import { ImageButton } from '@/ui/form/ImageButton'
import { BottomBar } from '@/ui/layout/BottomBar'
import type { CardFields, HomeOwn } from './home'
import { cardMessages } from './messages'
import type { CardActions } from './useCard'

/** To the bank: to apply, or to see there how it stands. */
export function CardAction({ config, data: { status, application }, actions }: SectionProps<HomeOwn, CardFields, CardActions>) {
  const texts = useMessages(cardMessages)
  const { isBusy, run } = useOneAtATime()
  if (status !== 'open') return <ClosedBar status={status} />
  const hasApplied = application !== undefined && application.step !== 'none'
  const atBank = application?.step === 'firstUsed' ? texts.cardAtBank : texts.atBank
  return (
    <BottomBar>
      <div data-box={config.buttonImage ? 'buttonImage' : 'buttonDesc'}>
        <ImageButton src={hasApplied ? '' : config.buttonImage} label={hasApplied ? atBank : config.buttonDesc || texts.apply} isBusy={isBusy} onClick={() => void run(actions.apply).catch(() => undefined)} />
      </div>
    </BottomBar>
  )
}
