import type { Campaign } from '@/campaigns/defineCampaign'
import { LazyPreview } from './LazyPreview'
import { lazyExport } from './lazyScreen'
import { LivePageOrPreview } from './LivePageOrPreview'

const Screen = lazyExport('UnknownPath', () => import('./UnknownPath'))

/** For an address that has no screen. */
export const LazyUnknownPath = ({ campaign }: { readonly campaign?: Campaign }) => <Screen campaign={campaign} Live={LivePageOrPreview} Preview={LazyPreview} />
