import { useState } from 'react'
import { box } from '@/lib/pageConfig'
import { RuleArt } from './RuleArt'
import * as S from './RuleHero.styles'

type RuleHeroProps = {
  readonly title: string
  /** Marketing's own picture, over all of the head; '' for the page's. */
  readonly image: string
  readonly updated: string
}

export function RuleHero({ title, image, updated }: RuleHeroProps) {
  const [broken, setBroken] = useState<string>()
  const isOwn = image === '' || image === broken
  return (
    <S.Hero {...box('bgImage')}>
      <S.Words>
        <S.Title {...box('title')}>{title}</S.Title>
        {updated && <S.Updated {...box('updateTime')}>{updated}</S.Updated>}
      </S.Words>
      {isOwn ? <RuleArt /> : <S.Picture src={image} alt="" onError={() => setBroken(image)} />}
    </S.Hero>
  )
}
