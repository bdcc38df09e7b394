import { selectIsLoginUnfinished, selectToken, type WithSession } from '@/features/session'
import { selectLogin, type WithLogin } from './loginSelectors'
import { isOneClickRunning } from './oneClick/oneClickState'

/** A login by phone or by the carrier, up to its user. One that has broken off goes on only when it is told to. */
export function selectIsLoginUnderWay(state: WithLogin & WithSession): boolean {
  const { submission, oneClick } = selectLogin(state)
  return submission.step === 'submitting' || isOneClickRunning(oneClick) || (submission.step !== 'interrupted' && selectIsLoginUnfinished(state, selectToken(state)))
}
