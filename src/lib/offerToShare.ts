type Card = { readonly title: string; readonly text: string; readonly url: string }

/** The system's own share sheet, where there is one. False when the link has to travel another way; a sheet that was closed needs none. */
export async function offerToShare(card: Card): Promise<boolean> {
  // Missing in old engines and outside https, whatever its type says.
  const share = navigator.share as typeof navigator.share | undefined
  if (!share) return false
  try {
    await share.call(navigator, card)
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}
