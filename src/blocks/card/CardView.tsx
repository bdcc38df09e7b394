import type { ComponentType } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { box } from '@/lib/pageConfig'
import { Button } from '@/ui/form/Button'
import { ImageButton } from '@/ui/form/ImageButton'
import { PageFrame } from '@/ui/layout/PageFrame'
import { CardWords } from './CardWords'
import * as S from './CardView.styles'
import type { cardConfig } from './config'
import { useImage } from '@/ui/display/useImage'

export type CardTexts = { readonly title: string; readonly headline: string; readonly desc: string; readonly button: string }

type CardViewProps = PageViewProps<typeof cardConfig, null, { readonly press: () => void }> & { readonly texts: CardTexts; readonly Art?: ComponentType | undefined }

export function CardView({ config, actions, texts, Art }: CardViewProps) {
  const { bgImage, bgColor, images, buttonImage } = config
  const label = config.buttonText || texts.button
  const hasPictures = bgImage !== '' || images.length > 0
  return (
    <PageFrame title={config.title || texts.title}>
      <S.Sheet style={bgColor ? { backgroundColor: bgColor } : undefined} {...box('bgColor')}>
        {bgImage !== '' && <S.Background src={bgImage} {...box('bgImage')} alt="" />}
        <S.Content>
          <CardWords
            headline={hasPictures ? config.headline : config.headline || config.title || texts.headline}
            desc={hasPictures ? config.desc : config.desc || texts.desc}
            hasArt={!hasPictures}
            Art={Art}
          />
          <div {...box('images')}>
            {images.map(({ image, desc }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same picture may stand there twice
              <Slice key={`${index} ${image}`} src={image} alt={desc} />
            ))}
          </div>
          <S.Way {...box(buttonImage ? 'buttonImage' : 'buttonText')}>
            {buttonImage ? (
              <ImageButton src={buttonImage} label={label} onClick={actions.press} />
            ) : (
              <Button isBlock onClick={actions.press}>
                {label}
              </Button>
            )}
          </S.Way>
        </S.Content>
      </S.Sheet>
    </PageFrame>
  )
}

/** One of the pictures that follow each other without a gap; one that cannot be loaded leaves none. */
function Slice({ src, alt }: { readonly src: string; readonly alt: string }) {
  const image = useImage(src)
  return image.src ? <S.Slice {...image} alt={alt} /> : null
}
