import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { selectEntry } from '@/features/entry'

type NamedActivity = {
  /** Whether a campaign of this site has the name, which is the first segment of the address. */
  readonly isKnown: boolean
  /** Null where nothing is said of it: what is kept may be another campaign's. */
  readonly sourceId: string | null
}

/** The activity that the address names, which may be none of this site's (spec 2 §2.2, unknown-activity pages). */
export function useNamedActivity(): NamedActivity {
  const { campaign, sourceId } = useSelector(selectEntry)
  const name = useLocation().pathname.toLowerCase().split('/').find((part) => part !== '') ?? ''
  const isKnown = campaign === name
  return { isKnown, sourceId: isKnown || campaign === null ? sourceId : null }
}
