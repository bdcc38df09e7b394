import { dingtalkMessages, zh } from './messages'

type PanelParams = { readonly params?: { readonly title?: string } }

/** The package titles its panels in Chinese alone (spec 1 §2); whoever reads the page in English gets them in English. A title that is not the package's stays. */
export function withPanelTitle<Panel extends PanelParams>(panel: Panel): Panel {
  const names = Object.keys(zh.panels) as (keyof typeof zh.panels)[]
  const name = names.find((known) => zh.panels[known] === panel.params?.title)
  return name ? { ...panel, params: { ...panel.params, title: dingtalkMessages.read().panels[name] } } : panel
}
