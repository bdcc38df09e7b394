import type { LoginVariant } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { ArtCity } from '@/ui/art/ArtCity'
import * as S from './LoginView.styles'
import { loginPageMessages } from './messages'

/** The head of a login page that has no picture of its own. */
export function LoginHero({ variant, title }: { readonly variant: LoginVariant; readonly title: string }) {
  const texts = useMessages(loginPageMessages)
  return (
    <S.Hero {...box('bgImage')}>
      <S.Art>
        <ArtCity />
      </S.Art>
      <S.Heading {...box('title')}>{title}</S.Heading>
      <S.Tagline>{texts.promise[variant]}</S.Tagline>
    </S.Hero>
  )
}
