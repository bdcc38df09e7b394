import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut, sessionSynced, userIdentified } from '@/features/session'
import type { LazySlice } from '@/lib/storage/lazySlice'
import { collectPersist } from './collect.persist'
import { noDraft, noDrafts, type CollectDraft, type CollectState } from './collectState'
import { draftsForUser } from './draftsForUser'

type OfForm<More = object> = PayloadAction<{ readonly form: string } & More>

const changed = (state: CollectState, form: string, change: Partial<CollectDraft>): CollectState => ({ ...state, drafts: { ...state.drafts, [form]: { ...(state.drafts[form] ?? noDraft), ...change } } })

const slice = createSlice({
  name: 'collect',
  initialState: noDrafts,
  reducers: {
    /** A form is on screen, before this user: the id, null before a login. */
    collectOpened: (state, { payload: { user } }: PayloadAction<{ readonly user: string | null }>) => draftsForUser(state, user),
    /** The user is about to log in by another number: what is typed goes along. */
    collectHandedOver: (state): CollectState => ({ ...state, owner: null }),
    /** What is changed is no longer what was sent, nor known to be wrong. */
    collectEdited: (state, { payload: { form, field, value } }: OfForm<{ readonly field: string; readonly value: string }>) => {
      const { values, wrong } = draftOf(state, form)
      return changed(state, form, { values: { ...values, [field]: value }, wrong: wrong.filter((name) => name !== field), requestId: null })
    },
    collectAgreed: (state, { payload: { form, hasAgreed } }: OfForm<{ readonly hasAgreed: boolean }>) => changed(state, form, { hasAgreed }),
    collectValidated: (state, { payload: { form, wrong } }: OfForm<{ readonly wrong: readonly string[] }>) => changed(state, form, { wrong }),
    collectSent: (state, { payload: { form, requestId } }: OfForm<{ readonly requestId: string }>) => changed(state, form, { requestId }),
    /** Nothing of what was typed is kept. */
    collectCompleted: (state, { payload: { form, outcome, receipt = '' } }: OfForm<Pick<CollectDraft, 'outcome'> & Partial<Pick<CollectDraft, 'receipt'>>>) => changed(state, form, { ...noDraft, outcome, receipt }),
  },
  extraReducers: (build) => {
    build.addCase(loggedOut, (state) => draftsForUser(state, null))
    build.addCase(userIdentified, (state, { payload: { id } }) => draftsForUser(state, id))
    build.addCase(sessionSynced, (state, { payload: { id = null } }) => draftsForUser(state, id))
  },
})

export const collectSlice: LazySlice = { reducerPath: slice.reducerPath, reducer: slice.reducer, persist: collectPersist }
export const { collectAgreed, collectEdited, collectHandedOver, collectCompleted, collectOpened, collectSent, collectValidated } = slice.actions

export type WithCollect = { readonly collect: CollectState }

declare module '@/lib/storage/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithCollect {}
}

export const draftOf = ({ drafts }: CollectState, form: string): CollectDraft => drafts[form] ?? noDraft
export const selectCollect = ({ collect }: WithCollect): CollectState => collect
