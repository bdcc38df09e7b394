export { collectAgreed, collectEdited, collectLeft, collectSent, collectSlice, collectValidated, draftOf, selectCollect } from './collectSlice'
export type { WithCollect } from './collectSlice'
export { isTyped } from './collectState'
export type { CollectDraft } from './collectState'
