/** The texts of a campaign in the current language: by convention the catalogue in its `messages.ts`. */
export async function loadTexts(prefix: string): Promise<void> {
  const loaded = (await import(`@/campaigns/${prefix}/messages`)) as Readonly<Record<string, unknown>>
  for (const catalogue of Object.values(loaded)) {
    if (isCatalogue(catalogue)) await catalogue.ready()
  }
}

type Loadable = { readonly ready: () => Promise<void> | undefined }

function isCatalogue(value: unknown): value is Loadable {
  return typeof value === 'object' && value !== null && 'ready' in value && typeof value.ready === 'function'
}
