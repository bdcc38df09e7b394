import type { ReactNode } from 'react'
import { ThemeProvider as StyledThemeProvider } from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { box, type ConfigOf } from '@/lib/pageConfig'
import { useImage } from '@/ui/display/useImage'
import { HeroTab } from '@/ui/layout/Hero'
import { mix } from '@/ui/theme/colourMath'
import { defaultTheme, mergeTheme, type Theme } from '@/ui/theme/theme'
import type { PlayFields } from './config'
import { playMessages } from './messages'
import * as S from './Stage.styles'

/** `label`: marketing's word for it, '' for ours. */
export type StageRule = { readonly label: string; readonly onOpen: () => void }

type StageProps = {
  /** Undefined while it is not known. */
  readonly config?: Pick<ConfigOf<PlayFields>, 'bgImage'>
  /** Undefined before there is anything to share. */
  readonly share?: () => unknown
  /** Undefined where the rule has a page of its own, and before there is one to read. */
  readonly rule?: StageRule | undefined
  /** At the other end of the line that the tabs stand on: a ticker, a countdown. */
  readonly top?: ReactNode
  /** Behind everything. */
  readonly back?: ReactNode
  readonly children: ReactNode
}

/** The whole page as one picture. */
export function Stage({ config, share, rule, top, back, children }: StageProps) {
  const { src, onError } = useImage(config?.bgImage)
  const texts = useMessages(playMessages)
  return (
    <S.Stage $hasImage={src !== undefined} {...box('bgImage')}>
      {src === undefined ? back && <S.Back aria-hidden>{back}</S.Back> : <S.Image src={src} alt="" onError={onError} />}
      <S.Top>
        {top !== undefined && <div>{top}</div>}
        {rule && <HeroTab box="ruleEntry" label={rule.label || texts.rule} onClick={rule.onOpen} />}
        {share && <HeroTab box="cornerShare" label={texts.share} onClick={share} />}
      </S.Top>
      {children}
    </S.Stage>
  )
}

type StageWordsProps = { readonly config?: Pick<ConfigOf<PlayFields>, 'headline' | 'title' | 'subline'>; readonly texts: { readonly headline: string; readonly subline: string } }

/** What the page promises: marketing's words, or the campaign's. */
export const StageWords = ({ config, texts }: StageWordsProps) => (
  <S.Words>
    <S.Headline {...box('headline')}>{config?.headline || config?.title || texts.headline}</S.Headline>
    <S.Subline {...box('subline')}>{config?.subline || texts.subline}</S.Subline>
  </S.Words>
)

/** The big button is gold on the stage's colour, whatever the campaign's own buttons are. */
const onStage = (outer?: Partial<Theme>): Theme => {
  const { colour } = { ...defaultTheme, ...outer }
  return mergeTheme({ colour }, { primaryFrom: mix(colour.accent, '#ffffff', 0.3), primaryTo: colour.accent, onPrimary: mix(colour.heroTo, '#000000', 0.3) })
}

/** Below what is played: what to do next. */
export const StageFoot = ({ children }: { readonly children: ReactNode }) => (
  <StyledThemeProvider theme={onStage}>
    <S.Foot>{children}</S.Foot>
  </StyledThemeProvider>
)

export const StageArt = S.Art
export const StageMiddle = S.Middle
