import { useEffect, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { definePage, type Page, type PageActions, type PageViewProps } from '@/blocks/definePage'
import { GiftArt } from '@/blocks/result/art/GiftArt'
import { prefersReducedMotion } from '@/lib/device/motion'
import { box, colour, image, list, numeric, text } from '@/lib/pageConfig'
import { useImage } from '@/ui/display/useImage'
import { PageFrame } from '@/ui/layout/PageFrame'
import { radius, themed } from '@/ui/theme'
import * as S from './CardView.styles'
import { Opening } from './Opening'

const SECONDS = 0.8

/** The pictures of an animation that plays once, in another house, before the activity is there. */
const transitionConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  bgColor: colour('背景色', '#fdf1f8'),
  headline: text('主标题'),
  desc: text('说明'),
  images: list('动画图片（依次播放）', { image: image('图片'), desc: text('图片说明') }, { itemLabel: 'desc', needs: 'image', max: 12 }),
  seconds: numeric('每张停留秒数', SECONDS, { min: 0.2, max: 5 }),
}

export type TransitionCardOptions = {
  readonly useTexts: () => { readonly title: string; readonly headline: string; readonly desc: string }
  /** What is shown while marketing has set no pictures. */
  readonly Scene?: ComponentType
}

/** Room for pictures that lie on each other; in its middle what stands in for them. */
const Stage = styled(S.Sheet)`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 26rem;
`

/** The pictures lie on each other; each fades in over the one before it. */
const Frame = styled.img<{ $isShown: boolean }>`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity 250ms ease-out;
`

/** As the head of the activity's pages. */
const Art = styled.div`
  width: calc(100% - 2.5rem);
  max-width: 24rem;
  margin: 0 auto 1.5rem;
  padding-top: 1.5rem;
  border-radius: ${radius.xl};
  background-color: ${themed('heroTo')};
  background-image: linear-gradient(${themed('heroFrom')}, ${themed('heroTo')});
  overflow: hidden;
`

/** The opening animation of an activity. It has no live page: the route table gives it `preview: 'only'`. */
export function transitionCard(_configKey: string, { useTexts, Scene = GiftArt }: TransitionCardOptions): Page<typeof transitionConfig, null, PageActions> {
  return definePage({
    kind: 'card',
    config: transitionConfig,
    fixtures: { default: null },
    useDefaults: useTexts,
    actionNames: [],
    useLive: () => ({ status: 'ready', rawConfig: undefined, data: null, actions: {} }),
    View: (page) => <TransitionView {...page} texts={useTexts()} Scene={Scene} />,
    Skeleton: () => {
      const { title, headline, desc } = useTexts()
      return (
        <PageFrame title={title}>
          <Stage>
            <Words headline={headline} desc={desc} />
          </Stage>
        </PageFrame>
      )
    },
  })
}

type TransitionViewProps = PageViewProps<typeof transitionConfig, null, object> & { readonly texts: ReturnType<TransitionCardOptions['useTexts']>; readonly Scene: ComponentType }

function TransitionView({ config, texts, Scene }: TransitionViewProps) {
  const { bgColor, bgImage, images, seconds } = config
  const at = useFrame(images.length, seconds)
  const hasPictures = bgImage !== '' || images.length > 0
  return (
    <PageFrame title={config.title || texts.title}>
      <Stage style={{ backgroundColor: bgColor }} {...box('bgColor')}>
        {bgImage !== '' && <S.Background src={bgImage} {...box('bgImage')} alt="" />}
        <Words headline={hasPictures ? config.headline : config.headline || config.title || texts.headline} desc={hasPictures ? config.desc : config.desc || texts.desc} />
        {!hasPictures && (
          <>
            <Art>
              <Scene />
            </Art>
            <Opening>{texts.title}</Opening>
          </>
        )}
        <div {...box('images')}>
          {images.map(({ image: src, desc }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same picture may stand there twice
            <Picture key={`${index} ${src}`} src={src} alt={desc} isShown={index <= at} />
          ))}
        </div>
      </Stage>
    </PageFrame>
  )
}

const Words = ({ headline, desc }: { readonly headline: string; readonly desc: string }) => (
  <S.Content>
    {headline && <S.Headline {...box('headline')}>{headline}</S.Headline>}
    {desc && <S.Desc {...box('desc')}>{desc}</S.Desc>}
  </S.Content>
)

function Picture({ src, alt, isShown }: { readonly src: string; readonly alt: string; readonly isShown: boolean }) {
  const picture = useImage(src)
  return picture.src ? <Frame {...picture} alt={isShown ? alt : ''} $isShown={isShown} /> : null
}

/** The picture that is in front: one after the other, once; the last at once for users who asked for less motion. */
function useFrame(count: number, seconds: number): number {
  const last = Math.max(0, count - 1)
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (at >= last) return undefined
    const timer = setTimeout(() => setAt(prefersReducedMotion() ? last : at + 1), prefersReducedMotion() ? 0 : seconds * 1000)
    return () => clearTimeout(timer)
  }, [at, last, seconds])
  return at
}
