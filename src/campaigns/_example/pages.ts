import type { ListPageOptions } from '@/blocks/list/listPage'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import { useMessages } from '@/lib/i18n'
import type { InviteRow } from '@/services/candle'
import { useQueryExampleInviteListInfiniteQuery } from './api'
import { invitationFixtures } from './fixtures'
import { exampleMessages } from './messages'

export const invitationList: ListPageOptions<InviteRow> = {
  row: 'invite',
  useRows: (request, _, style) => useQueryExampleInviteListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useMessages(exampleMessages).list,
  exitRoute: '',
  fixtures: invitationFixtures,
}

export const registerSuccess: ResultPageOptions = { look: 'gift', useTexts: () => useMessages(exampleMessages).success }
