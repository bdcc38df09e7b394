import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { afterLoginMessages } from '@/features/login'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { toast } from '@/ui/feedback/toast'

/** One's own link leads to one's own home, with the words for it (spec 1 §8). */
export function useOwnHome(): (options?: { readonly replace?: boolean }) => Promise<void> {
  const { open } = useCampaignNavigate()
  const isMounted = useMountedRef()
  return async (options) => {
    await afterLoginMessages.ready()
    // A user who went elsewhere meanwhile is not pulled back.
    if (!isMounted.current) return
    toast.warning(afterLoginMessages.read().selfInvite)
    open('', options)
  }
}
