import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { fontSize, neutral } from '@/ui/theme'
import { testDriveMessages } from '../../messages'

const Note = styled.p`
  display: flex;
  align-items: center;
  color: ${neutral.warning};
  font-size: ${fontSize.small};
`

/** Without the dealers nothing can be chosen: said where they are chosen. */
export function DealersFailed({ onReload }: { readonly onReload: () => void }) {
  const { lead, form } = useMessages(testDriveMessages)
  return (
    <Note role="status">
      {lead.dealersFailed}
      <Button kind="text" size="small" onClick={onReload}>
        {form.reload}
      </Button>
    </Note>
  )
}
