type PanelParams = { readonly params?: { readonly url?: string } }

/**
 * A HarmonyOS phone is a phone: its pickers open full screen (spec 1 §2). The package takes it for a desktop and gives it the floating
 * variant. Other panels float everywhere and stay as they are.
 */
export function toFullScreenPicker<Panel extends PanelParams>(panel: Panel): Panel {
  const { url } = panel.params ?? {}
  if (!url?.startsWith('/resource-picker/index.html')) return panel
  return { ...panel, params: { ...panel.params, url: url.replace('/index.html', '/mob.html'), target: '' } }
}
