import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useHref, useNavigate } from '@/lib/history/useNavigate'
import { definePage, type LivePage } from '@/blocks/definePage'
import { confirmRebind, selectIsSubmitting, useLoginDispatch, type Rebinding } from '@/features/login'
import { usePageShare } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { maskPhone } from '@/lib/phone'
import { ArtLost } from '@/ui/art/ArtLost'
import { Button } from '@/ui/form/Button'
import { Skeleton, SkeletonScreen, SkeletonWords } from '@/ui/feedback/Skeleton'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { ThemeProvider } from '@/ui/theme'
import { driverTheme } from '@/ui/theme/driverTheme'
import * as S from './Bind.styles'
import { formPath, readRebinding } from './bindAddress'
import { BindHero } from './BindHero'
import { bindPageMessages } from './messages'
import { useBindResult } from './useBindResult'

type VerifyData = {
  /** Null: the address does not say what to confirm. */
  readonly codes: (Pick<Rebinding, 'oldCode' | 'newCode'> & { readonly mobileMask: string }) | null
  readonly isBusy: boolean
}
type VerifyActions = { readonly confirm: () => unknown; readonly cancel: () => void }

const sample: VerifyData = { codes: { oldCode: 'D5M9TR', newCode: 'P8K3QX', mobileMask: '139****9000' }, isBusy: false }

/** `/driver-promotor-code-bind/verify`: the number has a code already, and its owner says whether the new one takes its place (spec 1 §2). */
export const page = definePage({
  kind: 'form',
  config: {},
  fixtures: { default: sample, incomplete: { codes: null, isBusy: false } },
  actionNames: ['confirm', 'cancel'],
  useLive: (): LivePage<VerifyData, VerifyActions> => {
    const dispatch = useLoginDispatch()
    const isBusy = useSelector(selectIsSubmitting)
    const { search } = useLocation()
    const navigate = useNavigate()
    const showResult = useBindResult()
    const asked = readRebinding(search)
    const { title } = useMessages(bindPageMessages)
    // A host's menu would send the address of this page, which holds the number and its code: who gets it could bind in the user's place.
    usePageShare({ link: window.location.origin + useHref(formPath(search)), title, desc: '', imgUrl: '' })
    const confirm = async () => {
      if (asked && (await dispatch(confirmRebind(asked)))) showResult({ as: 'bound' })
    }
    const codes = asked && { oldCode: asked.oldCode, newCode: asked.newCode, mobileMask: maskPhone(asked.phone) }
    return { status: 'ready', rawConfig: undefined, data: { codes, isBusy }, actions: { confirm, cancel: () => void navigate(formPath(search), { replace: true }) } }
  },
  Skeleton: () => {
    const { verify } = useMessages(bindPageMessages)
    return (
      <ThemeProvider overrides={driverTheme}>
        <PageFrame title={verify.title} hero={<BindHero title={verify.title} text={<SkeletonWords>{verify.text(maskPhone('')).trim()}</SkeletonWords>} />}>
          <S.Card>
            <SkeletonScreen>
              <Skeleton shape="block" height="6rem" />
              <S.Ways>
                <Skeleton shape="pill" />
                <Skeleton shape="pill" />
              </S.Ways>
            </SkeletonScreen>
          </S.Card>
        </PageFrame>
      </ThemeProvider>
    )
  },
  View: ({ data, actions }) => (
    <ThemeProvider overrides={driverTheme}>
      <Verify {...data} {...actions} />
    </ThemeProvider>
  ),
})

function Verify({ codes, isBusy, confirm, cancel }: VerifyData & VerifyActions) {
  const { verify } = useMessages(bindPageMessages)
  if (!codes) {
    return (
      <PageFrame title={verify.title}>
        <S.Panel>
          <StatePanel heading="h1" art={<ArtLost />} title={verify.incomplete} text={verify.incompleteText} action={{ label: verify.again, onClick: cancel }} />
        </S.Panel>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={verify.title} hero={<BindHero title={verify.title} text={(codes.oldCode === codes.newCode ? verify.sameText : verify.text)(codes.mobileMask)} />}>
      <S.Card>
        <S.Codes>
          <S.Tile $isNew={false}>
            <S.Label>{verify.oldCode}</S.Label>
            <dd>
              <S.Letters>{codes.oldCode}</S.Letters>
            </dd>
          </S.Tile>
          <S.Arrow viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
            <path d="M4 12h15M13 6l6 6-6 6" />
          </S.Arrow>
          <S.Tile $isNew>
            <S.Label>{verify.newCode}</S.Label>
            <dd>
              <S.Letters>{codes.newCode}</S.Letters>
            </dd>
          </S.Tile>
        </S.Codes>
        <S.Ways>
          <Button isBlock isBusy={isBusy} onClick={confirm}>
            {verify.confirm}
          </Button>
          <Button isBlock kind="text" isLocked={isBusy} onClick={cancel}>
            {verify.cancel}
          </Button>
        </S.Ways>
      </S.Card>
    </PageFrame>
  )
}
