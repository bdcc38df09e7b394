import { useSelector } from 'react-redux'
import { selectIsDriver } from '@/features/entry'
import type { LoginVariant } from '@/features/login'
import { useEnvironment } from '@/lib/page/environmentContext'

/** A driver of the taxi line gets the drivers' page wherever the campaign has none of its own (spec 1 §2). */
export function useLoginVariant(configured: LoginVariant): LoginVariant {
  const { line } = useEnvironment()
  const isDriver = useSelector(selectIsDriver)
  return configured === 'standard' && line === 'taxi' && isDriver ? 'taxi-driver' : configured
}
