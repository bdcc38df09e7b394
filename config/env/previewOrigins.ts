import type { Environment } from './environment.ts'
import { originOf } from './environments.ts'

/** Any port of this machine, by its names. */
const LOCAL_ORIGIN = /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

type PreviewEnvironment = Pick<Environment, 'stage' | 'apiBase'>

/** Of a page that asks its own origin (development, unknown host) none is named: it answers a tool on the same machine instead. */
const named = (name: string, { stage, apiBase }: PreviewEnvironment): readonly string[] => (apiBase === '' ? [] : [originOf(name, stage)])

/** The configuration tool that may frame and drive a preview, besides the page's own origin. */
export const namedPreviewOrigins = (environment: PreviewEnvironment): readonly string[] => named('tool', environment)

/** The driver's app, whose page frames those that take its session (spec 2 §2.5). */
export const namedDriverOrigins = (environment: PreviewEnvironment): readonly string[] => named('driver', environment)

/** Whether a page of this origin may be a preview's parent; or that of a page whose parents are named otherwise (`namedFor`). An opaque origin (`null`: a sandbox, a file) never may. */
export function isPreviewOrigin(environment: PreviewEnvironment, origin: string, ownOrigin: string, namedFor = namedPreviewOrigins): boolean {
  if (!/^https?:\/\/[^/]+$/i.test(origin)) return false
  return origin === ownOrigin || namedFor(environment).includes(origin) || (environment.apiBase === '' && LOCAL_ORIGIN.test(origin))
}
