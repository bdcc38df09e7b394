import type { CollectPageOptions } from '@/blocks/collect/collectData'
import { totalHead } from '@/blocks/income/totalHead'
import type { ListPageOptions } from '@/blocks/list/listPage'
import { OpenRowSkeleton } from '@/blocks/list/rows/OpenRow'
import { useMessages } from '@/lib/i18n'
import { useQueryPieRewardListInfiniteQuery, useSubmitPieClueMutation, type CompanyReward } from './api'
import { Invoice } from './art/Invoice'
import { CompanyRow } from './CompanyRow'
import { CONTACT_CENTS, listFixtures } from './fixtures'
import { pieMessages } from './messages'

const useTexts = () => useMessages(pieMessages)

/** Every reward, company by company and stage by stage. */
export const rewardList: ListPageOptions<CompanyReward> = {
  row: CompanyRow,
  RowSkeleton: OpenRowSkeleton,
  isOpenToAll: true,
  Head: totalHead(() => useTexts().earned),
  useRows: (request, _, style) => useQueryPieRewardListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useTexts().list,
  exitRoute: '',
  secondaryPath: 'reward',
  fixtures: listFixtures,
}

/** Where the company's contact leaves its details. */
export const land: CollectPageOptions = {
  fields: ['company', 'name', 'city'],
  usePicks: () => {
    const { headCount, headCounts } = useTexts()
    return { headCount: { ...headCount, choices: headCounts } }
  },
  useTexts: () => useTexts().land,
  sampleCents: CONTACT_CENTS,
  samplePicks: { headCount: '2' },
  useSubmit: useSubmitPieClueMutation,
  Scene: Invoice,
  otherPath: 'land/rule',
}
