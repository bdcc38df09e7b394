import type { Environment, Stage } from './environment.ts'

/** The configuration tools that may frame and drive a preview, besides the page's own origin. Development and unknown hosts answer a tool on the same machine instead. */
const toolOrigins: Record<Stage, readonly string[]> = {
  dev: [],
  sit: ['https://tool-sit.ride-market.example'],
  uat: ['https://tool-uat.ride-market.example'],
  prod: ['https://tool.ride-market.example'],
}

/** The driver's app, whose page frames those that take its session (spec 2 §2.5). */
const driverOrigins: Record<Stage, readonly string[]> = {
  dev: [],
  sit: ['https://driver-sit.ride-market.example'],
  uat: ['https://driver-uat.ride-market.example'],
  prod: ['https://driver.ride-market.example'],
}

/** Any port of this machine, by its names. */
const LOCAL_ORIGIN = /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

type PreviewEnvironment = Pick<Environment, 'stage' | 'apiBase'>

/** The tools named for the environment; a page that asks its own origin (development, unknown host) has none by name. */
export function namedPreviewOrigins({ stage, apiBase }: PreviewEnvironment): readonly string[] {
  return apiBase === '' ? [] : toolOrigins[stage]
}

/** The driver's app of the environment; likewise. */
export function namedDriverOrigins({ stage, apiBase }: PreviewEnvironment): readonly string[] {
  return apiBase === '' ? [] : driverOrigins[stage]
}

/** Whether a page of this origin may be a preview's parent; or that of a page whose parents are `named` otherwise. An opaque origin (`null`: a sandbox, a file) never may. */
export function isPreviewOrigin(environment: PreviewEnvironment, origin: string, ownOrigin: string, named = namedPreviewOrigins): boolean {
  if (!/^https?:\/\/[^/]+$/i.test(origin)) return false
  return origin === ownOrigin || named(environment).includes(origin) || (environment.apiBase === '' && LOCAL_ORIGIN.test(origin))
}
