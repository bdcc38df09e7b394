import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LazySlice } from '@/lib/lazySlice'
import { collectPersist } from './collect.persist'
import { noDraft, type CollectDraft, type CollectState } from './collectState'

type OfForm<More = object> = PayloadAction<{ readonly form: string } & More>

const initialState: CollectState = { drafts: {} }

const changed = ({ drafts }: CollectState, form: string, change: Partial<CollectDraft>): CollectState => ({ drafts: { ...drafts, [form]: { ...(drafts[form] ?? noDraft), ...change } } })

const slice = createSlice({
  name: 'collect',
  initialState,
  reducers: {
    /** What is changed is no longer what was sent, nor known to be wrong. */
    collectEdited: (state, { payload: { form, field, value } }: OfForm<{ readonly field: string; readonly value: string }>) => {
      const { values, wrong } = draftOf(state, form)
      return changed(state, form, { values: { ...values, [field]: value }, wrong: wrong.filter((name) => name !== field), requestId: null })
    },
    collectAgreed: (state, { payload: { form, hasAgreed } }: OfForm<{ readonly hasAgreed: boolean }>) => changed(state, form, { hasAgreed }),
    collectValidated: (state, { payload: { form, wrong } }: OfForm<{ readonly wrong: readonly string[] }>) => changed(state, form, { wrong }),
    collectSent: (state, { payload: { form, requestId } }: OfForm<{ readonly requestId: string }>) => changed(state, form, { requestId }),
    /** Nothing of what was typed is kept. */
    collectLeft: (state, { payload: { form, outcome } }: OfForm<Pick<CollectDraft, 'outcome'>>) => changed(state, form, { ...noDraft, outcome }),
  },
})

export const collectSlice: LazySlice = { reducerPath: slice.reducerPath, reducer: slice.reducer, persist: collectPersist }
export const { collectAgreed, collectEdited, collectLeft, collectSent, collectValidated } = slice.actions

export type WithCollect = { readonly collect: CollectState }

declare module '@/lib/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithCollect {}
}

export const draftOf = ({ drafts }: CollectState, form: string): CollectDraft => drafts[form] ?? noDraft
export const selectCollect = ({ collect }: WithCollect): CollectState => collect
