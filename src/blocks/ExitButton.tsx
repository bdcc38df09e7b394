import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import styled from 'styled-components'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useExitToHome } from '@/features/activity'
import { selectEntry } from '@/features/entry'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { exitMessages } from './messages'

/** Under the button of a state panel. */
const Way = styled.div`
  margin: -1.75rem auto 2.5rem;
  text-align: center;
`

/** The way out of a page that another try may not help: to the campaign's home, and from there to the product's. */
export function ExitButton() {
  const texts = useMessages(exitMessages)
  const { campaign } = useSelector(selectEntry)
  const { pathname } = useLocation()
  const { open } = useCampaignNavigate()
  const leave = useExitToHome({ isOver: true })
  const home = `/${campaign ?? ''}`
  const isBelowHome = campaign !== null && pathname.startsWith(`${home}/`) && pathname.length > home.length + 1
  return (
    <Way>
      <Button kind="text" size="medium" onClick={isBelowHome ? () => open('', { replace: true }) : leave}>
        {isBelowHome ? texts.backToActivity : texts.backHome}
      </Button>
    </Way>
  )
}
