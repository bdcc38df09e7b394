import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/history/useNavigate'
import { definePage, type LivePage } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { isEntryBehind } from '@/lib/history/isEntryBehind'
import { ArtSuccess } from '@/ui/art/ArtSuccess'
import { PanelSkeleton } from '@/ui/feedback/PanelSkeleton'
import { SkeletonScreen } from '@/ui/feedback/Skeleton'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { ThemeProvider } from '@/ui/theme'
import { driverTheme } from '@/ui/theme/driverTheme'
import * as S from './Bind.styles'
import { readResult, type BindResult } from './bindAddress'
import { bindPageMessages } from './messages'
import { NeutralArt } from './NeutralArt'

type ResultActions = { readonly goBack: () => void }

/** `/driver-promotor-code-bind/result`: the text of the address, with a medal for a success and a quiet sign for any other type. */
export const page = definePage({
  kind: 'result',
  config: {},
  fixtures: { default: { isSuccess: true, text: '' }, unknown: { isSuccess: false, text: '' } },
  actionNames: ['goBack'],
  useLive: (): LivePage<BindResult, ResultActions> => {
    const { search } = useLocation()
    const navigate = useNavigate()
    const goBack = () => void (isEntryBehind() ? navigate(-1) : navigate('/', { replace: true }))
    return { status: 'ready', rawConfig: undefined, data: readResult(search), actions: { goBack } }
  },
  Skeleton: () => (
    <ThemeProvider overrides={driverTheme}>
      <PageFrame title={useMessages(bindPageMessages).result.title}>
        <S.Panel>
          <SkeletonScreen>
            <PanelSkeleton actions={1} />
          </SkeletonScreen>
        </S.Panel>
      </PageFrame>
    </ThemeProvider>
  ),
  View: ({ data: { isSuccess, text }, actions }) => {
    const { result } = useMessages(bindPageMessages)
    return (
      <ThemeProvider overrides={driverTheme}>
        <PageFrame title={result.title}>
          <S.Panel>
            <StatePanel
              heading="h1"
              role="status"
              art={isSuccess ? <ArtSuccess /> : <NeutralArt />}
              title={text || (isSuccess ? result.done : result.unknown)}
              action={{ label: result.goBack, onClick: actions.goBack }}
            />
          </S.Panel>
        </PageFrame>
      </ThemeProvider>
    )
  },
})
