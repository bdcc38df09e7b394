export { collectAgreed, collectEdited, collectHandedOver, collectCompleted, collectOpened, collectSent, collectSlice, collectValidated, draftOf, selectCollect } from './collectSlice'
export type { WithCollect } from './collectSlice'
export { isTyped, OTHER_NUMBER } from './collectState'
export type { CollectDraft } from './collectState'
