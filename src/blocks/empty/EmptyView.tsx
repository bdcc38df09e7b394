import type { ComponentType } from 'react'
import styled from 'styled-components'
import type { PageViewProps } from '@/blocks/definePage'
import { exitMessages } from '@/blocks/messages'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { useImage } from '@/ui/display/useImage'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { fontSize, neutral, radius, themed, wrapAtCommas } from '@/ui/theme'
import type { emptyConfig } from './config'
import type { EmptyActions, EmptyData, EmptyTexts } from './emptyPage'

type Looks = { readonly texts: EmptyTexts; readonly Art: ComponentType }

const Head = styled.div`
  padding: 1.5rem 16px 4.25rem;

  > * {
    display: block;
    max-width: 17rem;
    margin: 0 auto;
  }
`

const Words = styled.div`
  padding: 0.75rem 0.25rem 0.5rem;
  text-align: center;
  ${wrapAtCommas}
`

const Title = styled.h1`
  font-size: ${fontSize.heading};
  /* Its longest word has one line, however large letters are. */
  font-size: min(${fontSize.heading}, 9.5vw);
  font-weight: 700;
  line-height: 1.35;
`

const Desc = styled.p`
  margin-top: 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.6;
`

const Fact = styled.dl`
  margin: 1.25rem 0 0;
  padding: 0.875rem 16px;
  border-radius: ${radius.m};
  background-color: ${themed('primarySoft')};
  line-height: 1.5;

  dt {
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
  }

  dd {
    margin: 0.125rem 0 0;
    color: ${themed('primary')};
    font-weight: 700;
  }
`

const Ways = styled.div`
  margin-top: 1.5rem;

  > * + * {
    margin-top: 0.5rem;
  }
`

export function EmptyView({ config, data: { fact, isOver }, actions, texts, factLabel, backTexts, Art }: PageViewProps<typeof emptyConfig, EmptyData, EmptyActions> & Looks & { readonly factLabel: string | undefined; readonly backTexts: EmptyTexts | undefined }) {
  const { backHome } = useMessages(exitMessages)
  const image = useImage(config.emptyImage)
  // What marketing says of a page that has nothing is not true of one that leads back.
  const back = isOver ? backTexts : undefined
  const { title, desc } = back ?? { title: config.title || texts.title, desc: config.desc || texts.desc }
  return (
    <PageFrame title={title} hero={<Head {...box('emptyImage')}>{image.src === undefined ? <Art /> : <img {...image} alt="" />}</Head>}>
      <Card>
        <Words>
          <Title {...box('title')}>{title}</Title>
          <Desc {...box('desc')}>{desc}</Desc>
          {fact && !back && (
            <Fact>
              <dt>{factLabel}</dt>
              <dd>
                <NoBreakDates>{fact}</NoBreakDates>
              </dd>
            </Fact>
          )}
          <Ways>
            {back && (
              <Button isBlock onClick={actions.back}>
                {back.button}
              </Button>
            )}
            <div {...box('buttonText')}>
              <Button isBlock kind={back ? 'secondary' : 'primary'} onClick={() => actions.proceed(config.buttonLink)}>
                {config.buttonText || texts.button}
              </Button>
            </div>
            <Button isBlock kind="text" size="medium" onClick={actions.leave}>
              {backHome}
            </Button>
          </Ways>
        </Words>
      </Card>
    </PageFrame>
  )
}

/** It says no more than the page does without the server. */
export function EmptySkeleton({ texts, Art, hasFact }: Looks & { readonly hasFact: boolean }) {
  return (
    <PageFrame
      hero={
        <Head>
          <Art />
        </Head>
      }
    >
      <Card>
        <SkeletonScreen>
          <Words>
            <Title as="div">{texts.title}</Title>
            <Desc as="div">{texts.desc}</Desc>
            {hasFact && (
              <Fact as="div">
                <Skeleton shape="text" height="3em" />
              </Fact>
            )}
            <Ways>
              <Skeleton shape="pill" />
            </Ways>
          </Words>
        </SkeletonScreen>
      </Card>
    </PageFrame>
  )
}
