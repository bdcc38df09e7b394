import { lazyExport } from './lazyScreen'

/** For an address that has no screen. */
export const LazyUnknownPath = lazyExport('UnknownPath', () => import('./start/UnknownPath'))
