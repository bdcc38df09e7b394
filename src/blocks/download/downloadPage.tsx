import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import styled from 'styled-components'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { usePageConfig } from '@/blocks/usePageConfig'
import { openAppLink, useAppLinkSoon, type AppLinkDispatch } from '@/features/appLinks'
import { pageHost } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { pageExtrasApi, type AppInfo } from '@/services/candle'
import { ArtRoad } from '@/ui/art/ArtRoad'
import { Bullets } from '@/ui/display/Bullets'
import { Picture } from '@/ui/display/Picture'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { edgeToEdge } from '@/ui/layout/edgeToEdge'
import { PageFrame } from '@/ui/layout/PageFrame'
import { fontSize, neutral } from '@/ui/theme'
import { downloadConfig } from './config'
import { downloadMessages } from './messages'

type DownloadData = { /** Null where it is not known. */ readonly app: AppInfo | null }

type DownloadActions = { readonly download: () => void; readonly openStore: () => void }

const sample: AppInfo = { version: '4.8.2', updatedOn: '2026-10-15' }

const Scene = styled.div`
  ${edgeToEdge}
`

const Words = styled.div`
  text-align: center;
`

const Title = styled.h1`
  font-size: ${fontSize.heading};
  font-weight: 700;
  line-height: 1.35;
`

const Text = styled.p`
  margin-top: 0.375rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
`

const Version = styled.p`
  margin: 0.5rem 0 1.25rem;
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
`

/** Where the app is had: from its own page or the phone's store, and in the chat app by way of the browser. */
export function downloadPage(configKey: string): Page<typeof downloadConfig, DownloadData, DownloadActions> {
  return definePage({
    kind: 'download',
    config: downloadConfig,
    fixtures: { default: { app: sample }, unsaid: { app: null } },
    useDefaults: () => {
      const { title, text: desc, download: buttonText } = useMessages(downloadMessages)
      return { title, desc, buttonText }
    },
    actionNames: ['download', 'openStore'],
    useLive: () => useDownload(configKey),
    Skeleton: DownloadSkeleton,
    View: ({ config, data: { app }, actions }) => {
      const texts = useMessages(downloadMessages)
      const title = config.title || texts.title
      return (
        <PageFrame title={title} hero={<Scene {...box('bgImage')}>{config.bgImage ? <Picture src={config.bgImage} alt="" ratio={4 / 3} fallback={<ArtRoad />} /> : <ArtRoad />}</Scene>}>
          <Card>
            <Words>
              <Title {...box('title')}>{title}</Title>
              <Text {...box('desc')}>{config.desc || texts.text}</Text>
              <Version>{app && <NoBreakDates>{texts.version(app.version, app.updatedOn)}</NoBreakDates>}</Version>
            </Words>
            <div {...box('buttonText')}>
              <Button isBlock onClick={actions.download}>
                {config.buttonText || texts.download}
              </Button>
            </div>
            <Button isBlock kind="text" size="medium" onClick={actions.openStore}>
              {texts.store}
            </Button>
          </Card>
          <Card title={texts.why}>
            <Bullets lines={Object.values(texts.reasons)} />
          </Card>
        </PageFrame>
      )
    },
  })
}

function useDownload(configKey: string): LivePage<DownloadData, DownloadActions> {
  const { rawConfig } = usePageConfig(configKey)
  const { data: app = null } = pageExtrasApi.useGetAppDownloadPageConfigQuery()
  useAppLinkSoon()
  const dispatch = useDispatch<AppLinkDispatch>()
  const download = () => void dispatch(openAppLink('download'))
  // The chat app opens no download: its user is shown the way to the browser at once.
  const sendToBrowser = useEffectEvent(download)
  useEffect(() => {
    if (pageHost().kind === 'wechatWebView') sendToBrowser()
  }, [])
  return { status: 'ready', rawConfig, data: { app }, actions: { download, openStore: () => void dispatch(openAppLink('store')) } }
}

/** All but what operations have set; marketing's words stand where they will be shown. */
function DownloadSkeleton() {
  const texts = useMessages(downloadMessages)
  return (
    <PageFrame
      title={texts.title}
      hero={
        <Scene>
          <ArtRoad />
        </Scene>
      }
    >
      <Card>
        <Words>
          <Title {...box('title')}>{texts.title}</Title>
          <Text {...box('desc')}>{texts.text}</Text>
        </Words>
        <SkeletonScreen>
          <Skeleton shape="pill" top="2.75rem" />
        </SkeletonScreen>
      </Card>
    </PageFrame>
  )
}
