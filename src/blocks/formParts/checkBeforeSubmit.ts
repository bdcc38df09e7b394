import { toast } from '@/ui/feedback/toast'
import { formMessages } from './messages'
import { isAgreementMissing } from './protocol'

/** Whether a form with these wrong fields may be sent; asks for the agreement where there is one (spec 2 §5). */
export function checkBeforeSubmit(wrong: readonly string[], agreement: readonly unknown[], hasAgreed: boolean): boolean {
  const lacksAgreement = isAgreementMissing(agreement, hasAgreed)
  if (lacksAgreement) toast.warning(formMessages.read().agree)
  return wrong.length === 0 && !lacksAgreement
}
