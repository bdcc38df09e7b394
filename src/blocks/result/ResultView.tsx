import type { FunctionComponent } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import type { resultConfig } from './config'
import { resultMessages } from './messages'
import type { OutcomeHeroProps } from './OutcomeHero'
import { OutcomeWays } from './OutcomeWays'
import type { ResultActions, ResultData, ResultLook, ResultTexts } from './resultData'
import { Steps } from './Steps'
import { Ticket } from './Ticket'
import { useResultWords } from './useResultWords'

type ResultViewProps = PageViewProps<typeof resultConfig, ResultData, ResultActions> & {
  readonly look: ResultLook
  readonly Hero: FunctionComponent<OutcomeHeroProps>
  readonly texts: ResultTexts
  readonly canInvite: boolean
  /** It names a reward of those who come back, whether it is confirmed or not. */
  readonly isRecall: boolean
}

export function ResultView({ config, data, actions, look, Hero, texts, canInvite, isRecall }: ResultViewProps) {
  const messages = useMessages(resultMessages)
  const isGiven = data.status === 'given'
  const { isPlain, note, ...words } = useResultWords(look, data.status, texts)
  const title = (!isPlain && config.title) || words.title
  const desc = (!isPlain && config.desc) || words.desc
  const hero = <Hero headline={title} headlineBox="title" subline={desc} sublineBox="desc" isGiven={isGiven} isArriving={data.isArriving} />
  return (
    <HeroFrame title={title} headline={title} picture={config.bgImage} hero={hero}>
      <Ticket
        box="rewardText"
        name={config.rewardText || texts.reward}
        note={note}
        cents={data.cents}
        stamp={{ given: messages.inAccount, received: texts.stamp ?? messages.received, open: isPlain || isRecall ? messages.open.stamp : look === 'waiting' ? messages.waiting : '' }[data.status]}
        status={data.status}
        isArriving={data.isArriving}
      />
      <Steps how={texts.how} />
      <OutcomeWays
        first={{ label: config.buttonText || texts.button || messages.openApp, box: 'buttonText', image: config.buttonImage, onClick: () => actions.openApp(config.buttonLink) }}
        second={canInvite && { label: config.secondButton || messages.invite, box: 'secondButton', onClick: actions.invite }}
        last={data.canReturn && { label: messages.goBack, onClick: actions.goBack }}
      />
    </HeroFrame>
  )
}
