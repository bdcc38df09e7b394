import { encodeParam } from '@/lib/url/encodeParam'

type PanelParams = { readonly params?: { readonly url?: string } }

/** What the package writes for an input that names no organisation. */
const NAMELESS = /^(\/im\/cool-app-component\.html)\?corpId=(?:undefined|null)?(?=#)/

/** A component page has the organisation in its address (spec 1 §2): the input's, or else the page's. Where neither is known the parameter is left out. */
export function withOrganisation<Panel extends PanelParams>(panel: Panel, corpId: string | undefined): Panel {
  const { url } = panel.params ?? {}
  if (!url || !NAMELESS.test(url)) return panel
  return { ...panel, params: { ...panel.params, url: url.replace(NAMELESS, (_, page: string) => (corpId ? `${page}?corpId=${encodeParam(corpId)}` : page)) } }
}
