import type { ReactNode } from 'react'
import * as S from './Bind.styles'

export function BindHero({ title, text }: { readonly title: string; readonly text: ReactNode }) {
  return (
    <S.Hero>
      <S.Title>{title}</S.Title>
      <S.Text>{text}</S.Text>
    </S.Hero>
  )
}
