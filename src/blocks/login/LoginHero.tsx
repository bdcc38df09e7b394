import { useEffect, useState, type ComponentType } from 'react'
import type { LoginVariant } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import * as S from './LoginView.styles'
import { loginPageMessages } from './messages'

/** The head of a login page that has no picture of its own. */
export function LoginHero({ variant, title }: { readonly variant: LoginVariant; readonly title: string }) {
  const texts = useMessages(loginPageMessages)
  return (
    <S.Hero {...box('bgImage')}>
      <HeroArt />
      <S.Heading {...box('title')}>{title}</S.Heading>
      <S.Promise>{texts.promise[variant]}</S.Promise>
    </S.Hero>
  )
}

/** Decoration: it comes after the form can be used, and nobody misses it when it does not come. */
function HeroArt() {
  const [Art, setArt] = useState<ComponentType>()
  useEffect(() => {
    let isShown = true
    import(/* webpackChunkName: "login-decor" */ '@/ui/art/ArtCity').then(
      ({ ArtCity }) => {
        if (isShown) setArt(() => ArtCity)
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  return <S.Art>{Art && <Art />}</S.Art>
}
