import type { ComponentType } from 'react'
import { definePage, type Page, type PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { box } from '@/lib/pageConfig'
import { useImage } from '@/ui/display/useImage'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { PageFrame } from '@/ui/layout/PageFrame'
import { uiMessages } from '@/ui/messages'
import { popUpConfig } from './config'
import { EveningMap } from './art/EveningMap'
import * as S from './art/PopUp.styles'
import { useElapsed } from './useElapsed'

/** `elapsed`: seconds since the car was called. */
export type PopUpData = { readonly elapsed: number }
type PopUpActions = { readonly press: () => void }

export type PopUpTexts = { readonly title: string; readonly headline: (minutes: number, amount: string) => string; readonly desc: string; readonly button: string; /** On the button once the time is up, whatever is set for the time before. */ readonly overButton?: string }

/** What is special about one: a ring, a time, an amount. `waited`: seconds, at most those of `minutes`, which is how long one waits; `cents`: what that pays. */
export type FaceProps = { readonly waited: number; readonly minutes: number; readonly cents: number }

type PopUpOptions = {
  readonly useTexts: () => PopUpTexts
  readonly Face: ComponentType<FaceProps>
  readonly fixtures: Page<typeof popUpConfig, PopUpData, PopUpActions>['fixtures']
}

const nothing = (): void => undefined

/** One of the pop-ups that the app draws over its map, from its configuration alone. It has no live page and asks nothing. */
export function popUpPage({ useTexts, Face, fixtures }: PopUpOptions): Page<typeof popUpConfig, PopUpData, PopUpActions> {
  return definePage({
    kind: 'card',
    config: popUpConfig,
    fixtures,
    useDefaults: () => {
      const { title, desc, button } = useTexts()
      return { title, desc, buttonText: button }
    },
    actionNames: ['press'],
    useLive: () => ({ status: 'ready', rawConfig: undefined, data: fixtures.default, actions: { press: nothing } }),
    View: (page) => <PopUpView {...page} texts={useTexts()} Face={Face} />,
    Skeleton: () => <PopUpSkeleton texts={useTexts()} />,
    cover: { Scene: EveningMap, useLine: () => useTexts().desc },
  })
}

type PopUpViewProps = PageViewProps<typeof popUpConfig, PopUpData, PopUpActions> & Pick<PopUpOptions, 'Face'> & { readonly texts: PopUpTexts }

function PopUpView({ config, data: { elapsed }, actions, texts, Face }: PopUpViewProps) {
  const { yuanSign } = useMessages(uiMessages)
  const { src, onError } = useImage(config.bgImage)
  const minutes = Math.round(config.minutes)
  const cents = Math.round(config.amount)
  return (
    <PageFrame title={config.title || texts.title}>
      <S.Stage>
        <S.Back {...box('bgImage')}>{src === undefined ? <EveningMap /> : <S.Picture src={src} alt="" onError={onError} />}</S.Back>
        <S.Panel>
          <S.Headline {...box('headline')}>{config.headline || config.title || texts.headline(minutes, yuanSign + toShortYuan(cents))}</S.Headline>
          <S.Desc {...box('desc')}>{config.desc || texts.desc}</S.Desc>
          {/* Another state of the preview begins anew. */}
          <Wait key={`${elapsed} ${minutes}`} elapsed={elapsed} minutes={minutes} cents={cents} Face={Face} button={config.buttonText || texts.button} overButton={texts.overButton} onPress={actions.press} />
        </S.Panel>
      </S.Stage>
    </PageFrame>
  )
}

type WaitProps = PopUpData & Omit<FaceProps, 'waited'> & Pick<PopUpOptions, 'Face'> & { readonly button: string; readonly overButton: string | undefined; readonly onPress: () => void }

/** What changes while one waits. */
function Wait({ elapsed, minutes, cents, Face, button, overButton = button, onPress }: WaitProps) {
  const limit = minutes * 60
  const waited = useElapsed(elapsed, limit)
  return (
    <>
      <Face waited={waited} minutes={minutes} cents={cents} />
      <Button {...box('buttonText')} isBlock onClick={onPress}>
        {waited < limit ? button : overButton}
      </Button>
    </>
  )
}

/** The pop-up in its own words, before what is set is there. */
const PopUpSkeleton = ({ texts: { title, desc } }: { readonly texts: PopUpTexts }) => (
  <PageFrame title={title}>
    <S.Stage>
      <S.Back>
        <EveningMap />
      </S.Back>
      <S.Panel>
        <S.Headline>{title}</S.Headline>
        <S.Desc>{desc}</S.Desc>
        <Skeleton shape="block" height="7.5rem" top="1.25rem" />
        <Skeleton shape="pill" top="1.5rem" />
      </S.Panel>
    </S.Stage>
  </PageFrame>
)
