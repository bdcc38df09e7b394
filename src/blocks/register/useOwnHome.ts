import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { afterLoginMessages } from '@/features/login'
import { useIsShown } from '@/lib/page/useIsShown'
import { toast } from '@/ui/feedback/toast'

/** One's own link leads to one's own home, with the words for it (spec 1 §8). */
export function useOwnHome(): (options?: { readonly replace?: boolean }) => Promise<void> {
  const { open } = useCampaignNavigate()
  const isShown = useIsShown()
  return async (options) => {
    await afterLoginMessages.ready()
    // A user who went elsewhere meanwhile is not pulled back.
    if (!isShown.current) return
    toast.warning(afterLoginMessages.read().selfInvite)
    open('', options)
  }
}
