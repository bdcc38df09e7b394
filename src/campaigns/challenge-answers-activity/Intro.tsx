import { DrawButton } from '@/blocks/draw/DrawButton'
import { EndedBar } from '@/blocks/home/EndedBar'
import type { SectionProps } from '@/blocks/home/homePage'
import type { QuizActions } from '@/blocks/quiz/useQuiz'
import { useMessages } from '@/lib/i18n'
import { Bullets } from '@/ui/display/Bullets'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Button } from '@/ui/form/Button'
import { BottomBar } from '@/ui/layout/BottomBar'
import { ButtonLine } from '@/ui/layout/ButtonLine'
import { Card } from '@/ui/layout/Card'
import type { homeFields } from './config'
import type { HomeOwn } from './home'
import { challengeMessages } from './messages'
import { PrizeBoard } from './PrizeBoard'

type Props = SectionProps<HomeOwn, typeof homeFields, QuizActions>

/** While marketing sets none. */
export const useRules = () => Object.values(useMessages(challengeMessages).ruleLines).map((label) => ({ label }))

/** What is won, what it takes, and how to get another chance. */
export function Sections({ config, data: { challenge, canShare, isAllAchieved }, invite }: Props) {
  const texts = useMessages(challengeMessages)
  const usual = useRules()
  const rules = config.rules.length > 0 ? config.rules : usual
  return (
    <>
      <PrizeBoard challenge={challenge} name={config.rewardText} />
      {isAllAchieved && (
        <Card>
          <StatePanel role="status" title={texts.allAchieved} text={texts.allAchievedText} />
        </Card>
      )}
      {canShare && invite && !isAllAchieved && (
        <Card title={texts.ways} box="shareDesc">
          <ButtonLine>
            <p>{config.shareDesc || texts.shareWay}</p>
            <Button kind="secondary" size="small" data-box="shareButton" onClick={() => void invite()}>
              {config.shareButton || texts.shareGo}
            </Button>
          </ButtonLine>
        </Card>
      )}
      <Card title={config.rulesTitle || texts.rules} box="rules">
        <Bullets lines={rules.map(({ label }) => label)} />
      </Card>
    </>
  )
}

/** Starts a round, or leads to what comes first. */
export function Action({ config, data: { status, isLoggedIn, chances, canShare, isAllAchieved, starting }, actions, invite }: Props) {
  const { start, login } = useMessages(challengeMessages)
  if (status === 'finished') return <EndedBar />
  if (status !== 'open') return null
  const own = { label: config.buttonDesc || (isLoggedIn ? start : login), image: config.buttonImage }
  return (
    <BottomBar>
      {isLoggedIn ? (
        <DrawButton {...own} step={starting === 'told' ? 'drawing' : starting} chances={isAllAchieved ? 0 : chances} onDraw={actions.start} onShare={canShare && !isAllAchieved ? invite : undefined} />
      ) : (
        <DrawButton {...own} step="idle" onDraw={() => actions.login()} />
      )}
    </BottomBar>
  )
}
