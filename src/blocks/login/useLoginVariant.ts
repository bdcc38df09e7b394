import { useSelector } from 'react-redux'
import { selectIsDriver } from '@/features/entry'
import type { LoginVariant } from '@/features/login'
import { useEnvironment } from '@/lib/page/environmentContext'

/** A driver of the taxi line gets the drivers' page wherever the campaign has none of its own (spec 1 §2), and on the other line where the campaign hires drivers (`hasDriverVariant`). */
export function useLoginVariant(configured: LoginVariant, hasDriverVariant: boolean): LoginVariant {
  const { line } = useEnvironment()
  const isDriver = useSelector(selectIsDriver)
  return configured === 'standard' && (line === 'taxi' || hasDriverVariant) && isDriver ? 'taxi-driver' : configured
}
