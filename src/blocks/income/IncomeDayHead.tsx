import type { ListHeadProps } from '@/blocks/list/listData'
import { useMessages } from '@/lib/i18n'
import { dayInWords } from './dayInWords'
import { incomeMessages } from './messages'
import { TotalCard } from './TotalCard'
import { useIncomeDate } from './useIncomeDate'

type LabelledHead = ListHeadProps & { readonly label: string }

/** Over the rows of one day: which day, and what it came to. */
export const IncomeDayHead = (head: LabelledHead) => (head.cents === undefined ? <TotalCard {...head} isLoading /> : <DayHead {...head} />)

/** The day is the address's, which a skeleton does not know. */
function DayHead({ label, ...head }: LabelledHead) {
  const texts = useMessages(incomeMessages)
  const date = useIncomeDate()
  return <TotalCard {...head} label={date ? dayInWords(date, texts) : label} />
}
