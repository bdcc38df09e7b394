import { useSelector } from 'react-redux'
import { selectIsDriver } from '@/features/entry'
import { useEnvironment } from '@/lib/environmentContext'
import { useGetWebConfigQuery } from '@/services/remoteConfig'
import { agreementNames, type Agreement } from './agreements'

/** The agreements of this line and role. Their addresses come a moment later, or never: nobody waits for them to log in. */
export function useAgreements(): readonly Agreement[] {
  const { line, projectName, productType } = useEnvironment()
  const isDriver = useSelector(selectIsDriver)
  const { data } = useGetWebConfigQuery({ projectName, productType })
  return agreementNames(line, isDriver).map((name) => ({ name, url: data?.agreements[name] ?? null }))
}
