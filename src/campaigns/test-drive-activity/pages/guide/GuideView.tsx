import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { RoadScene } from '../../art/RoadScene'
import type { guideConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { TestDriveFrame } from '../frame/TestDriveFrame'
import { ChoiceButton } from './ChoiceButton'
import type { GuideActions, GuideData } from './guideData'

const CLOCK = 'M24 13a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM24 18v6.500l4.500 3'
const CHAT = 'M13 16.500a2.500 2.500 0 0 1 2.500-2.500h17a2.500 2.500 0 0 1 2.500 2.500v12a2.500 2.500 0 0 1-2.500 2.500H24l-6 5v-5h-2.500a2.500 2.500 0 0 1-2.500-2.500zM19 20.500h10M19 25h6'

/** Two ways to the car (spec 2 §2.1). */
export function GuideView({ config, data, actions }: PageViewProps<typeof guideConfig, GuideData, GuideActions>) {
  const { guide, title } = useMessages(testDriveMessages)
  const onShare = data.channel === 'common' ? () => actions.share(config.cornerShare) : undefined
  return (
    <TestDriveFrame title={config.title || title[data.channel]} headline={config.title || guide.headline} subline={guide.subline} picture={config.bgImage} scene={<RoadScene />} onShare={onShare}>
      {data.takesBookings && <ChoiceButton box="appointmentButtonImage" label={guide.appointment} text={guide.appointmentText} image={config.appointmentButtonImage} icon={CLOCK} isFirst onClick={actions.appointment} />}
      {data.takesLeads && <ChoiceButton box="driveButtonImage" label={guide.drive} text={guide.driveText} image={config.driveButtonImage} icon={CHAT} onClick={actions.drive} />}
    </TestDriveFrame>
  )
}
