import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import styled from 'styled-components'
import { useExitToHome } from '@/features/activity'
import { selectEntry } from '@/features/entry'
import { useMessages } from '@/lib/i18n'
import { useNavigate } from '@/lib/history/useNavigate'
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
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const leave = useExitToHome({ isOver: true })
  const home = `/${campaign ?? ''}`
  const isBelowHome = campaign !== null && pathname.startsWith(`${home}/`) && pathname.length > home.length + 1
  return (
    <Way>
      <Button kind="text" size="medium" onClick={isBelowHome ? () => void navigate(home + search, { replace: true }) : leave}>
        {isBelowHome ? texts.backToActivity : texts.backHome}
      </Button>
    </Way>
  )
}
