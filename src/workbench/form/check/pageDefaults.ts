import { loginPageMessages } from '@/blocks/login/messages'
import type { PageWithFixtures } from '@/blocks/withFixtures'
import { loginMessages, type LoginVariant } from '@/features/login'
import { useMessages } from '@/lib/i18n'

/** A hook that gives what a page shows where nothing is set. */
export type UseDefaults = () => object

const useNothing: UseDefaults = () => ({})

/** The login form's words are said here: the page itself, which is loaded before all others, has no byte to spare for them. */
export function defaultsOf(page: PageWithFixtures | null): UseDefaults {
  const useOwn: UseDefaults = page?.useDefaults ?? useNothing
  if (page?.kind !== 'login' && page?.kind !== 'register') return useOwn
  const { variant } = page.fixtures.default as { readonly variant: LoginVariant }
  return function useLoginDefaults() {
    const { heading } = useMessages(loginPageMessages)
    const { logIn } = useMessages(loginMessages)
    return { title: heading[variant], buttonDesc: logIn, ...useOwn() }
  }
}
