import type { ComponentType } from 'react'
import type { LoginVariant } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { CityScene } from './CityScene'
import * as S from './LoginView.styles'
import { loginPageMessages } from './messages'

type LoginHeroProps = { readonly variant: LoginVariant; readonly title: string; /** The campaign's own; a taxi in the city without one. */ readonly Scene?: ComponentType | undefined }

/** The head of a login page that has no picture of its own. */
export function LoginHero({ variant, title, Scene }: LoginHeroProps) {
  const texts = useMessages(loginPageMessages)
  return (
    <S.Hero {...box('bgImage')}>
      {Scene ? (
        <S.Art>
          <Scene />
        </S.Art>
      ) : (
        <CityScene />
      )}
      <S.Heading {...box('title')}>{title}</S.Heading>
      <S.Tagline>{texts.promise[variant]}</S.Tagline>
    </S.Hero>
  )
}
