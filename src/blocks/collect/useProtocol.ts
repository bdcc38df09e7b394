import type { ProtocolItem } from '@/blocks/formParts/protocol'
import { loginMessages, type Agreement } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { collectMessages } from './messages'

/** What a form that is a login calls its agreement among the wrong fields. */
export const AGREEMENT = 'agreement'

/** Marketing's agreement; without one those of the product. */
export function useProtocol(configured: readonly ProtocolItem[], agreements: readonly Agreement[]): readonly ProtocolItem[] {
  const { agree } = useMessages(collectMessages)
  const names = useMessages(loginMessages)
  if (configured.length > 0) return configured
  const before = (index: number): string => (index === 0 ? agree : index === agreements.length - 1 ? names.and : names.comma)
  return agreements.flatMap(({ name, url }, index) => [
    { content: before(index), hyperlink: '' },
    { content: names.quoted(names.agreement[name]), hyperlink: url ?? '' },
  ])
}
