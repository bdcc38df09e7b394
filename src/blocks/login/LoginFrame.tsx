import { useMemo, type ComponentType, type ReactNode } from 'react'
import type { LoginVariant } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { useImage } from '@/ui/display/useImage'
import { PageFrame } from '@/ui/layout/PageFrame'
import { ThemeProvider } from '@/ui/theme'
import { LoginHero } from './LoginHero'
import * as S from './LoginView.styles'
import { loginPageMessages } from './messages'

/** What a page that hosts the form shows in place of the standard head. */
export type LoginHead = {
  readonly title?: string
  readonly Scene?: ComponentType | undefined
  readonly hero?: ReactNode
  /** Between head and form. */
  readonly lead?: ReactNode
  /** The field that the button's picture is from, for the preview. */
  readonly imageBox?: string
}

type LoginFrameProps = LoginHead & {
  readonly variant: LoginVariant
  /** Marketing's own picture behind the page, and the colour behind that. */
  readonly picture?: string
  readonly background?: string | null
  readonly canScroll?: boolean
  /** In the card. */
  readonly children: ReactNode
  /** Below it. */
  readonly foot?: ReactNode
}

/** What a login page shows around its form, and before the form is there. */
export function LoginFrame({ variant, title: given, Scene, hero, lead, picture, background, canScroll, children, foot }: LoginFrameProps) {
  const texts = useMessages(loginPageMessages)
  const title = given || texts.heading[variant]
  const { src, onError } = useImage(picture)
  const hasPicture = src !== undefined
  const overrides = useMemo(() => (background ? { page: background } : undefined), [background])
  return (
    <ThemeProvider overrides={overrides}>
      <PageFrame
        title={title}
        background={src}
        onBackgroundFailed={onError}
        hero={hasPicture ? undefined : (hero ?? <LoginHero variant={variant} title={title} Scene={Scene} />)}
        canScroll={canScroll}
      >
        {hasPicture && (
          <S.PictureSpace {...box('bgImage')}>
            <S.HiddenHeading>{title}</S.HiddenHeading>
          </S.PictureSpace>
        )}
        {lead && <S.Lead>{lead}</S.Lead>}
        <S.Card>{children}</S.Card>
        <S.Foot $isOnPicture={hasPicture}>
          <p>{texts.safe}</p>
          {foot}
        </S.Foot>
      </PageFrame>
    </ThemeProvider>
  )
}
