import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { ErrorScreen } from './ErrorScreen'
import { UnknownPath } from './UnknownPath'

/** When the router itself has no page: the campaign of the address could not be loaded, or the address lies outside the product. */
export function RouterFailure() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  if (isRouteErrorResponse(error)) return <UnknownPath />
  return <ErrorScreen error={error} onRetry={() => void navigate(location, { replace: true, state: location.state as unknown })} />
}
