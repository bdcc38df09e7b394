import type { AnyPage } from '@/blocks/definePage'

/** The page gives the host a card of its own: one with its own words, its user's code, its own landing. */
export const sharesByItself = ({ config }: AnyPage): boolean => !!(config.cornerShare || config.shareCard)
