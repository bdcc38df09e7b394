import { useSelector, useStore } from 'react-redux'
import { isBusinessError } from '@/api/apiError'
import { CODE } from '@/api/errorCodes'
import type { LivePage } from '@/blocks/definePage'
import { maySend } from '@/blocks/form/maySend'
import { useUnsavedGuard } from '@/blocks/form/useUnsavedGuard'
import { useOffer } from '@/blocks/register/useOffer'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { usePageConfig } from '@/blocks/usePageConfig'
import { collectAgreed, collectEdited, collectLeft, collectSent, collectValidated, draftOf, isTyped, selectCollect, type WithCollect } from '@/features/collect'
import { selectSourceId } from '@/features/entry'
import { loginMessages, loginPrefilled, selectContextToken, sendCode, useAgreements, useLoginDispatch, type WithLogin } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import { makeRequestId } from '@/lib/requestId'
import { useOneAtATime } from '@/lib/useOneAtATime'
import { collectConfig } from './config'
import type { CollectActions, CollectData, CollectPageOptions } from './collectData'
import { invalidFields } from './invalidFields'
import { collectMessages } from './messages'

/** Pages that the form is led to, or that carry the visit on. */
const isCarriedOn = (pathname: string): boolean => /\/(login|rule|invalid-activity\/[^/]+)\/?$/.test(pathname)

/** Any live form that visitors leave: what they type stays in the tab until it is sent, and is sent once. */
export function useCollect(configKey: string, { fields, useWishes, useSubmit, otherPath }: CollectPageOptions): LivePage<CollectData, CollectActions> {
  const form = `${useSelector(selectSourceId) ?? ''}/${configKey}`
  const draft = useSelector((state: WithCollect) => draftOf(selectCollect(state), form))
  const store = useStore<WithCollect & WithLogin>()
  const dispatch = useLoginDispatch()
  const request = useActivityRequest()
  const { open } = useCampaignNavigate()
  const { rawConfig } = usePageConfig(configKey)
  const protocol = useProtocol(rawConfig)
  const offer = useOffer()
  // oxlint-disable-next-line react/hooks -- a form has one call, and wishes or none, for the page's whole life
  const [leave] = useSubmit()
  // oxlint-disable-next-line react/hooks -- as above
  const [standardWish = ''] = Object.keys(useWishes?.() ?? {})
  const { isBusy, run } = useOneAtATime()
  const current = () => draftOf(selectCollect(store.getState()), form)
  useUnsavedGuard({ isDirty: () => isTyped(current()), mayGoTo: (pathname) => isCarriedOn(pathname) || pathname.endsWith(`/${otherPath}`) })

  const validate = (names: readonly string[]): readonly string[] => {
    const wrong = invalidFields(names, current().values)
    dispatch(collectValidated({ form, wrong }))
    return wrong
  }

  const askForCode = () => {
    if (validate(['phone']).length > 0) return undefined
    dispatch(loginPrefilled({ phone: current().values['phone'] ?? '' }))
    return dispatch(sendCode({ isProtocolHidden: true }))
  }

  const submit = () => {
    if (!maySend(validate([...fields, 'phone', 'code']), protocol, current().hasAgreed)) return undefined
    return run(async () => {
      const { values, requestId } = current()
      const { phone = '', code = '', name, city, wish = standardWish } = values
      const id = requestId ?? makeRequestId()
      dispatch(collectSent({ form, requestId: id }))
      const args = { phone, smsCode: code, contextToken: selectContextToken(store.getState()), ...(fields.includes('name') && name !== undefined && { name }), ...(fields.includes('city') && city !== undefined && { city }), ...(wish && { wish }) }
      const { data, error } = await leave({ request, requestId: id, args })
      if (data) dispatch(collectLeft({ form, outcome: data.isDuplicate ? 'duplicate' : 'done' }))
      if (isBusinessError(error, CODE.wrongCode)) dispatch(collectValidated({ form, wrong: ['code'] }))
    })
  }

  const actions: CollectActions = {
    edit: (field, value) => void dispatch(collectEdited({ form, field, value })),
    agree: (hasAgreed) => void dispatch(collectAgreed({ form, hasAgreed })),
    sendCode: askForCode,
    submit,
    again: () => void dispatch(collectLeft({ form, outcome: 'writing' })),
    openOther: () => open(otherPath),
  }
  return { status: 'ready', rawConfig, data: { draft, protocol, offer, isBusy }, actions }
}

/** Marketing's agreement; without one those of the product. */
function useProtocol(rawConfig: unknown): CollectData['protocol'] {
  const { agree } = useMessages(collectMessages)
  const names = useMessages(loginMessages)
  const agreements = useAgreements()
  const { protocolContent } = parseConfig(collectConfig, rawConfig).config
  if (protocolContent.length > 0) return protocolContent
  const before = (index: number): string => (index === 0 ? agree : index === agreements.length - 1 ? names.and : names.comma)
  return agreements.flatMap(({ name, url }, index) => [
    { content: before(index), hyperlink: '' },
    { content: names.quoted(names.agreement[name]), hyperlink: url ?? '' },
  ])
}
