import { dingtalkMessages, zh } from './messages'

type PanelParams = { readonly params?: { readonly title?: string } }

/** The package titles its panels in Chinese only (spec 1 §2); on an English page they are translated. A title that the page sets is kept. */
export function withPanelTitle<Panel extends PanelParams>(panel: Panel): Panel {
  const names = Object.keys(zh.panels) as (keyof typeof zh.panels)[]
  const name = names.find((known) => zh.panels[known] === panel.params?.title)
  return name ? { ...panel, params: { ...panel.params, title: dingtalkMessages.read().panels[name] } } : panel
}
