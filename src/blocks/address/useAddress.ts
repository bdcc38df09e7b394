import { useDispatch, useSelector, useStore } from 'react-redux'
import type { LivePage } from '@/blocks/definePage'
import { useUnsavedGuard } from '@/blocks/formParts/useUnsavedGuard'
import { isRedirecting } from '@/blocks/isRedirecting'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { usePageConfig } from '@/blocks/usePageConfig'
import { collectEdited, collectCompleted, collectSent, collectValidated, draftOf, isTyped, selectCollect, type WithCollect } from '@/features/collect'
import { makeRequestId } from '@/lib/requestId'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { useQueryParam } from '@/lib/history/useQueryParam'
import { isForcedRoute } from '@/lib/url/appPaths'
import { toast } from '@/ui/feedback/toast'
import type { AddressActions, AddressData, AddressDraft } from './addressData'
import type { AddressPageOptions } from './addressPage'
import { draftFrom, draftOfAddress, invalidAddress, isUnsaved, modeOf, regionAt, toAddress } from './addressRules'
import { useQueryRegionListQuery } from './calls'
import { addressMessages } from './messages'

/** The live page: one record's address, its draft in the tab until it is saved. A draft belongs to one user and one record. */
export function useAddress(configKey: string, { useAddressOf, useSave, exitRoute, param = 'rewardId' }: AddressPageOptions): LivePage<AddressData, AddressActions> {
  const request = useActivityRequest()
  const recordId = useQueryParam(param)
  const form = [request.sourceId, configKey, request.userUid, recordId].join('/')
  const store = useStore<WithCollect>()
  const dispatch = useDispatch()
  const { open } = useCampaignNavigate()
  const { rawConfig } = usePageConfig(configKey)
  const draft = useSelector((state: WithCollect) => draftOf(selectCollect(state), form))
  // oxlint-disable-next-line react/hooks -- a page has one pair of calls for its whole life
  const asked = useAddressOf({ request, args: { recordId } }, { refetchOnMountOrArgChange: true, skip: recordId === '' })
  // oxlint-disable-next-line react/hooks -- as above
  const [save, answer] = useSave()
  const regions = useQueryRegionListQuery({ request, args: undefined })
  const { isBusy, run } = useSingleFlight()
  const isMounted = useMountedRef()

  // What was saved counts, also while it is asked for again, and where that has failed.
  const saved = answer.originalArgs?.args.recordId === recordId ? answer.data : null
  const record = saved && (asked.isFetching || asked.error) ? saved : asked.currentData
  const current = () => draftOf(selectCollect(store.getState()), form)
  const mode = record ? modeOf(record, isTyped(draft)) : 'missing'
  useUnsavedGuard({ isDirty: () => mode === 'writing' && isUnsaved(draftFrom(current().values), record?.address), mayGoTo: isForcedRoute })

  const edit = (field: keyof AddressDraft, value: string) => void dispatch(collectEdited({ form, field, value }))
  const drop = () => void dispatch(collectCompleted({ form, outcome: 'writing' }))

  const submit = () => {
    const typed = draftFrom(current().values)
    const wrong = invalidAddress(typed)
    dispatch(collectValidated({ form, wrong }))
    if (wrong.length > 0) return undefined
    return run(async () => {
      const requestId = current().requestId ?? makeRequestId()
      dispatch(collectSent({ form, requestId }))
      const { data: answered, error } = await save({ request, requestId, args: { recordId, address: toAddress(typed) } })
      if (error) return
      // The user may have left meanwhile: the address is saved all the same.
      const again = isMounted.current && asked.refetch()
      if (!answered) await again
      // What was corrected meanwhile is not saved yet.
      if (current().requestId === requestId) drop()
      toast.success(addressMessages.read().saved)
    })
  }

  const actions: AddressActions = {
    edit,
    chooseRegion: (codes) => {
      const region = regionAt(regions.data ?? [], codes)
      if (!region) return
      edit('region', region.names.join(' '))
      edit('regionCode', region.code)
      if (current().wrong.includes('region')) dispatch(collectValidated({ form, wrong: current().wrong.filter((field) => field !== 'region') }))
    },
    reloadRegions: () => void regions.refetch(),
    save: submit,
    change: () => {
      if (!record?.address) return
      for (const [field, value] of Object.entries(draftOfAddress(record.address))) edit(field as keyof AddressDraft, value)
    },
    keep: drop,
    leave: () => open(exitRoute, { params: { [param]: null } }),
  }
  if (recordId !== '' && asked.currentData === undefined) {
    if (asked.error && !asked.isFetching && !isRedirecting(asked.error)) return { status: 'failed', error: asked.error, retry: () => void asked.refetch() }
    return { status: 'loading' }
  }
  const data: AddressData = { mode, record: record ?? undefined, draft: draftFrom(draft.values), wrong: draft.wrong, regions: regions.data ?? (regions.isFetching ? undefined : null), isBusy }
  return { status: 'ready', rawConfig, data, actions }
}
