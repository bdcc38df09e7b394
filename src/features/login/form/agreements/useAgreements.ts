import { useSelector } from 'react-redux'
import { selectIsDriver } from '@/features/entry'
import { useEnvironment } from '@/lib/page/environmentContext'
import { useGetWebConfigQuery } from '@/services/remoteConfig'
import { agreementNames, type Agreement } from './agreements'
import type { LoginVariant } from '../../loginVariant'

/** The agreements of this line and role. Their addresses come a moment later, or never: a login does not wait for them. */
export function useAgreements(variant: LoginVariant = 'standard'): readonly Agreement[] {
  const { line, projectName, productType } = useEnvironment()
  const isDriver = useSelector(selectIsDriver)
  const { data } = useGetWebConfigQuery({ projectName, productType })
  const names = variant === 'taxi-driver' ? agreementNames('taxi', true) : agreementNames(line, isDriver)
  return names.map((name) => ({ name, url: data?.agreements[name] ?? null }))
}
