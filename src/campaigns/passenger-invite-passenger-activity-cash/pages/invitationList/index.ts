import { listPage } from '@/blocks/list/listPage'
import { InviteRow } from '@/blocks/list/rows/InviteRow'
import { useMessages } from '@/lib/i18n'
import { useCashInvitesInfiniteQuery } from '../../listEndpoints'
import { inviteListFixtures } from '../lists/fixtures'
import { cashListMessages } from '../lists/messages'
import { useListOwner } from '../lists/useListOwner'

/** The friends somebody brought: new ones, and those who came back (spec 2 §7.2). */
export const page = listPage({
  configKey: 'invitationList',
  tabs: ['fresh', 'recalled'],
  useRows: (tab, style) => useCashInvitesInfiniteQuery({ owner: useListOwner(), tab }, style),
  keyOf: ({ id }) => id,
  exitRoute: 'share',
  useTexts: () => useMessages(cashListMessages).invites,
  Row: InviteRow,
  fixtures: inviteListFixtures,
})
