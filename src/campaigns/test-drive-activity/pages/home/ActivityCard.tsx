import { useState } from 'react'
import { useMessages } from '@/lib/i18n'
import { ElectricCar } from '../../art/ElectricCar'
import { testDriveMessages } from '../../messages'
import type { Banner } from '../../model'
import * as S from './ActivityCard.styles'

type ActivityCardProps = { readonly banner: Banner; /** Which of the colours it has where there is no picture. */ readonly tone: number; readonly onOpen: () => void }

/** One activity: marketing's banner, or without one a card of our own. */
export function ActivityCard({ banner: { name, image }, tone, onOpen }: ActivityCardProps) {
  const { home, title } = useMessages(testDriveMessages)
  const [isBroken, setBroken] = useState(false)
  const label = name || title.common
  if (image !== '' && !isBroken) {
    return (
      <S.PictureCard type="button" onClick={onOpen}>
        <S.Picture src={image} alt={label} onError={() => setBroken(true)} />
      </S.PictureCard>
    )
  }
  return (
    <S.Card type="button" onClick={onOpen} $tone={tone % S.TONES.length}>
      <S.Name>{label}</S.Name>
      <S.Open>{home.open}</S.Open>
      <S.Car viewBox="0 0 190 72" fill="none" aria-hidden>
        <ElectricCar x={2} y={2} />
      </S.Car>
    </S.Card>
  )
}
