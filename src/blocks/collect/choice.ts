import type { PageKind } from '@/blocks/definePage'
import { choiceOf, type LazyOptions, type PageChoice, type PageFlags } from '../pageChoice'
import type { CollectPageOptions } from './collectData'

/** `kind`: a form that is left, or one by which a visitor registers. */
export const collect = (kind: Extract<PageKind, 'form' | 'register'>, choice: LazyOptions<CollectPageOptions>, flags: PageFlags = {}): PageChoice =>
  choiceOf<CollectPageOptions>(kind, async () => (await import('./collectPage')).collectPage)(choice, flags)
