import { loginMessages, useAgreements } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import type { CollectData } from './collectData'
import { collectConfig } from './config'
import { collectMessages } from './messages'

/** Marketing's agreement; without one those of the product. */
export function useProtocol(rawConfig: unknown): CollectData['protocol'] {
  const { agree } = useMessages(collectMessages)
  const names = useMessages(loginMessages)
  const agreements = useAgreements()
  const { protocolContent } = parseConfig(collectConfig, rawConfig).config
  if (protocolContent.length > 0) return protocolContent
  const before = (index: number): string => (index === 0 ? agree : index === agreements.length - 1 ? names.and : names.comma)
  return agreements.flatMap(({ name, url }, index) => [
    { content: before(index), hyperlink: '' },
    { content: names.quoted(names.agreement[name]), hyperlink: url ?? '' },
  ])
}
