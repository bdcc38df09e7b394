import { choiceOf } from '../pageChoice'
import type { ResultPageOptions } from './resultPage'

const block = async () => (await import('./resultPage')).resultPage

export const result = /* #__PURE__ */ choiceOf<ResultPageOptions>('result', block)
export const recall = /* #__PURE__ */ choiceOf<ResultPageOptions>('recall', block)
