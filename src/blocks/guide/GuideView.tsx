import type { ComponentType } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { box, type ConfigOf } from '@/lib/pageConfig'
import { Chevron } from '@/ui/display/Chevron'
import { Picture } from '@/ui/display/Picture'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { BottomBar } from '@/ui/layout/BottomBar'
import { Card } from '@/ui/layout/Card'
import type { HeroProps } from '@/ui/layout/Hero'
import { PageFrame } from '@/ui/layout/PageFrame'
import type { guideConfig } from './config'
import * as S from './Guide.styles'
import { guideMessages } from './messages'
import { Questions } from './Questions'

export type GuideTexts = {
  readonly title: string
  readonly headline: string
  readonly button: string
  readonly steps: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly questions: Readonly<Record<string, { readonly question: string; readonly answer: string }>>
}

export type GuideActions = { readonly watch: (link: string) => void; readonly proceed: () => void }

type GuideViewProps = PageViewProps<typeof guideConfig, null, GuideActions> & { readonly texts: GuideTexts; readonly Hero: ComponentType<HeroProps> }

/** The campaign's own steps, as marketing would write them. */
export const stepsOf = ({ steps }: GuideTexts): ConfigOf<typeof guideConfig>['steps'] => Object.values(steps).map(({ title, text }) => ({ title, text, image: '' }))

export function GuideView({ config, actions, texts, Hero }: GuideViewProps) {
  const messages = useMessages(guideMessages)
  const steps = config.steps.length > 0 ? config.steps : stepsOf(texts)
  const questions = config.questions.length > 0 ? config.questions : Object.values(texts.questions)
  return (
    <PageFrame title={config.title || texts.title} hero={<Hero headline={config.headline || texts.headline} subline={config.title || texts.title} sublineBox="title" image={config.bgImage} />}>
      <S.Steps {...box('steps')}>
        {steps.map(({ title, text, image }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same step may stand there twice
          <S.Step key={`${index} ${title}`}>
            <S.Number aria-hidden>{index + 1}</S.Number>
            <S.StepTitle>{title}</S.StepTitle>
            {text && <S.Text>{text}</S.Text>}
            {image && (
              <S.StepPicture>
                <Picture src={image} alt="" ratio={16 / 9} isLazy />
              </S.StepPicture>
            )}
          </S.Step>
        ))}
      </S.Steps>
      {config.videoLink && (
        <S.Video type="button" data-box="videoLink" onClick={() => actions.watch(config.videoLink)}>
          <svg viewBox="0 0 28 28" fill="currentColor" aria-hidden>
            <path d="M14 1a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm-3.5 7.5l9.5 5.5-9.5 5.5z" />
          </svg>
          <span>{messages.video}</span>
          <Chevron />
        </S.Video>
      )}
      {questions.length > 0 && (
        <Card title={messages.questions} box="questions">
          <Questions questions={questions} />
        </Card>
      )}
      <BottomBar>
        <div {...box('buttonDesc')}>
          <Button isBlock onClick={actions.proceed}>
            {config.buttonDesc || texts.button}
          </Button>
        </div>
      </BottomBar>
    </PageFrame>
  )
}

/** The page before it is known whether marketing wrote one of its own. */
export function GuideSkeleton({ texts, Hero }: Pick<GuideViewProps, 'texts' | 'Hero'>) {
  return (
    <PageFrame title={texts.title} hero={<Hero headline={texts.headline} subline={texts.title} sublineBox="title" />}>
      <SkeletonScreen>
        {Object.keys(texts.steps).map((step) => (
          <S.Step key={step} as="div">
            <S.Number as="div">
              <Skeleton height="2.25rem" />
            </S.Number>
            <Skeleton shape="text" width="60%" height="1.575rem" />
            <Skeleton shape="text" height="1.5rem" top="0.25rem" />
            <Skeleton shape="text" width="70%" height="1.5rem" />
          </S.Step>
        ))}
      </SkeletonScreen>
      <BottomBar>
        <Skeleton shape="pill" />
      </BottomBar>
    </PageFrame>
  )
}
