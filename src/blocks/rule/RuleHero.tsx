import { box } from '@/lib/pageConfig'
import { RuleArt } from './RuleArt'
import * as S from './RuleHero.styles'
import { useImage } from '@/ui/display/useImage'

type RuleHeroProps = {
  readonly title: string
  /** Marketing's own picture, over all of the head; '' for the page's. */
  readonly image: string
  readonly updated: string
}

export function RuleHero({ title, image, updated }: RuleHeroProps) {
  const { src, onError } = useImage(image)
  return (
    <S.Hero {...box('bgImage')}>
      <S.Words>
        <S.Title {...box('title')}>{title}</S.Title>
        {updated && <S.Updated {...box('updateTime')}>{updated}</S.Updated>}
      </S.Words>
      {src ? <S.Picture src={src} alt="" onError={onError} /> : <RuleArt />}
    </S.Hero>
  )
}
