import type { ReactNode } from 'react'
import { box } from '@/lib/pageConfig'
import * as S from './WithdrawView.styles'

type WithdrawHeroProps = { readonly title: string; readonly label: string; /** At the right end of the label. */ readonly top?: ReactNode; /** How much there is. */ readonly children: ReactNode }

export const WithdrawHero = ({ title, label, top, children }: WithdrawHeroProps) => (
  <S.Hero>
    <S.Title {...box('title')}>{title}</S.Title>
    <S.Top>
      <S.Label {...box('balanceLabel')}>{label}</S.Label>
      {top}
    </S.Top>
    {children}
  </S.Hero>
)
