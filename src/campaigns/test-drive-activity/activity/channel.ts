import { useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'

/** Common users test drives, Member users are offered purchases, under another title and with nothing to share (spec 2 §6). */
export type Channel = 'common' | 'member'

const MEMBER = 2

export const useChannel = (): Channel => (useSelector(selectEntry).passengerChannel === MEMBER ? 'member' : 'common')
