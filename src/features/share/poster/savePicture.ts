import { openHost, pageHost, type HostFailure } from '@/hosts'
import { toast } from '@/ui/feedback/toast'
import { shareMessages } from '../messages'

type Outcome = 'saved' | 'cancelled' | 'denied' | 'failed'

const OUTCOMES: Readonly<Partial<Record<HostFailure['kind'], Outcome>>> = { cancelled: 'cancelled', denied: 'denied' }

/** Only the native app can put a picture among the photos; it takes what a photo is made of, not a drawing of lines. */
export function canSavePicture(image: string): boolean {
  return pageHost().kind === 'nativeApp' && /^data:image\/(png|jpeg)/.test(image)
}

/** Puts a picture (a data URL) among the person's photos and says what came of it: where the app does not, a long press still does. Never rejects. */
export async function savePicture(image: string): Promise<Outcome> {
  const reply = await (await openHost()).saveImage(image)
  const outcome = reply.ok ? 'saved' : (OUTCOMES[reply.failure.kind] ?? 'failed')
  await shareMessages.ready()
  const { saved, saveDenied, saveFailed } = shareMessages.read().poster
  if (outcome === 'saved') toast.success(saved)
  else if (outcome !== 'cancelled') toast.warning(outcome === 'denied' ? saveDenied : saveFailed)
  return outcome
}
