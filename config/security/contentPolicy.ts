import { chooseEnvironment, type Environment } from '../env/index.ts'
import { namedDriverOrigins, namedPreviewOrigins } from '../env/previewOrigins.ts'
import { vendorSources } from '../env/vendorSources.ts'

/** The hashes of the script and the style inside the document, which change with every build (dist-maps/contentPolicy.json). */
export type DocumentHashes = { readonly script: string; readonly style: string }

/** The same, with what the build knows of its campaigns: `framed` are the prefixes of those whose session the page around them sends (`token: 'fromParent'`). */
export type DocumentPolicy = DocumentHashes & { readonly framed: readonly string[] }

/** Who may show a document in a frame: no site, the configuration tools of the page's stage, the driver's app, or the workplace chat whose client asks for it. */
export type FramedBy = 'nobody' | 'previewTool' | 'driverApp' | 'workplaceChat'

/**
 * The document's address when the configuration tool frames it (spec 2 §2.5): a preview path, or any page with `mis=1`. Read from the address
 * as it was sent, by nginx (PCRE) and by Node alike; an address that hides either behind escapes is framed by no site.
 */
export const PREVIEW_ADDRESS = '^[^?]*/preview/?(?:[?]|$)|[?&]mis=1(?:&|$)'

/** The workplace chat's client, by its user agent: in any other browser no page of ours stands in its frame. */
export const WORKPLACE_CHAT = 'DingTalk'

/** The address of a page of such a campaign, which the driver's app frames (spec 2 §2.5); it matches none where there is no campaign of the sort. */
export const driverAddress = (framed: readonly string[]): string => (framed.length === 0 ? '^$' : `^/[^/?]+/(?:${framed.join('|')})(?:[/?]|$)`)

export function framedByOf(address: string, userAgent: string, framed: readonly string[]): FramedBy {
  if (new RegExp(PREVIEW_ADDRESS, 'i').test(address)) return 'previewTool'
  if (new RegExp(driverAddress(framed), 'i').test(address)) return 'driverApp'
  return new RegExp(WORKPLACE_CHAT, 'i').test(userAgent) ? 'workplaceChat' : 'nobody'
}

/** Of an empty style element: styled-components makes one and fills it rule by rule through the CSSOM, which no policy looks at. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The tool on a tester's own machine; a policy cannot name `[::1]`. */
const LOCAL_TOOLS = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*']

/** The policy of an answer that could be taken for a document and is none: opened by itself, it can do nothing. */
export const SEALED_POLICY = "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of what can do nothing anyway. */
export const UNFRAMED_POLICY = "frame-ancestors 'none'"

/** The policy of the document on a page host. Addresses come from config/env alone, so a host's page can reach its own stage and no other. */
export function contentPolicy(hostname: string, framedBy: FramedBy, { script, style }: DocumentHashes): string {
  const environments = environmentsOf(hostname)
  const all = (read: (environment: Environment) => readonly string[]): string[] => [...new Set(environments.flatMap(read))].filter((source) => source !== '')
  const framers = (named: (environment: Environment) => readonly string[]): readonly string[] => ["'self'", ...all((environment) => [...named(environment), ...(environment.apiBase === '' ? LOCAL_TOOLS : [])])]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", script, ...all(({ sliderScript, carrierScript, paymentScript }) => [sliderScript, carrierScript, paymentScript].map(elsewhere)), ...vendorSources.script],
    'style-src': [style, EMPTY_STYLE, ...vendorSources.style],
    // Pictures are what marketing configures, from whichever host it keeps them on; `data:` and `blob:` are drawn by the page itself.
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'connect-src': ["'self'", ...all(({ apiBase, configBase, mapsBase, reportUrl }) => [apiBase, configBase, mapsBase, reportUrl].map(originOf)), ...vendorSources.connect],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Forms are sent by script; a form that a browser sends by itself would put what was typed into an address.
    'form-action': ["'none'"],
    'frame-ancestors': {
      nobody: ["'none'"],
      previewTool: framers(namedPreviewOrigins),
      driverApp: framers(namedDriverOrigins),
      workplaceChat: vendorSources.frame,
    }[framedBy],
  }
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ')
}

/** The environments that a page on this host can be in: its own, and sit when a tester's debug value says so (spec 2 §9). */
function environmentsOf(hostname: string): readonly Environment[] {
  return [null, 'sit'].map((debugStage) => chooseEnvironment(hostname, debugStage).environment)
}

const originOf = (address: string): string => (address.startsWith('https:') ? new URL(address).origin : '')

/** Scripts of the page's own origin are allowed as such. */
const elsewhere = (address: string): string => (address.startsWith('https:') ? address : '')
