import { useSelector } from 'react-redux'
import { listPage } from '@/blocks/list/listPage'
import { InviteRow } from '@/blocks/list/rows/InviteRow'
import { selectSourceId } from '@/features/entry'
import { useMessages } from '@/lib/i18n'
import { useQueryExampleInviteListInfiniteQuery } from '../endpoints'
import { friendsFixtures } from '../fixtures'
import { exampleMessages } from '../messages'

export const page = listPage({
  configKey: 'invitationList',
  tabs: ['all'],
  useRows: (_, style) => useQueryExampleInviteListInfiniteQuery({ sourceId: useSelector(selectSourceId) ?? '' }, style),
  keyOf: ({ id }) => id,
  exitRoute: '',
  useTexts: () => useMessages(exampleMessages).list,
  Row: InviteRow,
  fixtures: friendsFixtures,
})
