import { entryOf } from '../pageChoice'
import type { ResultPageOptions } from './resultPage'

const block = async () => (await import('./resultPage')).resultPage

export const result = /* #__PURE__ */ entryOf<ResultPageOptions>('result', block)
export const recall = /* #__PURE__ */ entryOf<ResultPageOptions>('recall', block)
