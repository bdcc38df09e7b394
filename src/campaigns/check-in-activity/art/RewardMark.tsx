import type { Step } from '../api'

const GIFT = 'M4 11h7v10H4zM13 11h7v10h-7zM3 6h8v4H3zM13 6h8v4h-8zM12 5C11 1 5 2 8 5zM12 5c1-4 7-3 4 0z'

/** A coin, and a ticket with its slit; anything else is a box with a ribbon. */
const MARKS: Partial<Record<Step['rewardType'], string>> = {
  cash: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM8 6l3 5.5H8V13h3v1.5H8V16h3v2.5h2V16h3v-1.5h-3V13h3v-1.5h-3L16 6h-2.2L12 9.4 10.2 6z',
  coupon: 'M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4zM14 8.5h2v7h-2z',
}

/** What kind of reward it is, in the colour of what is written below. */
export const RewardMark = ({ of }: { readonly of: Step['rewardType'] }) => (
  <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden focusable="false">
    <path d={MARKS[of] ?? GIFT} />
  </svg>
)
