import type dd from 'dingtalk-jsapi/entry/union'

/** `version` is the host's, undefined where unknown. */
export type Environment =
  | { readonly kind: 'outside' }
  | { readonly kind: 'ios' | 'android'; readonly version: string | undefined }
  | { readonly kind: 'desktop'; readonly system: 'mac' | 'win'; readonly version: string | undefined }
  /** HarmonyOS and the government editions. Only the former has a bridge in the package. */
  | { readonly kind: 'special'; readonly name: string; readonly version: string | undefined }

/** Where the page runs, as one value (spec 1 §4), from what the package saw at its start. */
export function parseEnvironment({ platform, platformSub, version }: Pick<typeof dd.env, 'version'> & { readonly platform: string; readonly platformSub?: string | undefined }): Environment {
  if (platform === 'notInDingTalk') return { kind: 'outside' }
  if (platform === 'ios' || platform === 'android') return { kind: platform, version }
  if (platform === 'pc') return { kind: 'desktop', system: platformSub === 'mac' ? 'mac' : 'win', version }
  return { kind: 'special', name: platform, version }
}
