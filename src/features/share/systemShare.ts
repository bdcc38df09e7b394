type Card = { readonly title: string; readonly text: string; readonly url: string }

// Missing in old engines and outside https, whatever its type says.
const systemShare = (): typeof navigator.share | undefined => navigator.share

/** Whether the browser can hand a link to the system's own share sheet. */
export const canUseSystemShare = (): boolean => systemShare() !== undefined

type Outcome = 'shared' | 'closed' | 'open' | 'failed'

const OUTCOMES: Readonly<Record<string, Outcome>> = { AbortError: 'closed', InvalidStateError: 'open' }

/** The system's share sheet. `closed`: the person looked and chose nothing. `open`: it is there already. */
export async function openSystemShare(card: Card): Promise<Outcome> {
  try {
    await systemShare()?.call(navigator, card)
    return 'shared'
  } catch (error) {
    return (error instanceof Error && OUTCOMES[error.name]) || 'failed'
  }
}
