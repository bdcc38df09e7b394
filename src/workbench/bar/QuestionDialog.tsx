import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styled from 'styled-components'
import { float, palette } from '../look/palette'
import { Outlined } from '../look/ToolButton'

/** Something that would take away what is there, and what can be done; the first choice is the careful one. */
export type Question = { readonly title: string; readonly text: string; readonly choices: readonly { readonly label: string; readonly run: () => void }[] }

const Shade = styled(ModalOverlay)`
  position: fixed;
  z-index: 20;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgba(20, 24, 40, 0.4);
`

const Card = styled(Modal)`
  width: min(480px, calc(100vw - 48px));
  padding: 20px;
  border-radius: 12px;
  background: ${palette.surface};
  box-shadow: ${float};

  section { outline: none; }
  h2 { margin: 0 0 8px; font-size: 16px; font-weight: 600; }
  p { color: ${palette.inkSoft}; font-size: 13px; overflow-wrap: anywhere; }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 16px;
`

const First = styled(Button)`
  height: 32px;
  padding: 0 14px;
  border: 0;
  border-radius: 8px;
  background: ${palette.accent};
  color: #fff;
  font-size: 13px;
  cursor: pointer;
`

type QuestionDialogProps = { readonly question: Question | null; readonly cancel: string; readonly onClose: () => void }

export function QuestionDialog({ question, cancel, onClose }: QuestionDialogProps) {
  const choose = (run: () => void): void => {
    onClose()
    run()
  }
  return (
    <Shade isOpen={question !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Card>
        <Dialog role="alertdialog">
          <Heading slot="title">{question?.title}</Heading>
          <p>{question?.text}</p>
          <Choices>
            <Outlined onPress={onClose}>{cancel}</Outlined>
            {question?.choices.toReversed().map(({ label, run }, index, { length }) => {
              const Choice = index === length - 1 ? First : Outlined
              return (
                <Choice key={label} onPress={() => choose(run)}>
                  {label}
                </Choice>
              )
            })}
          </Choices>
        </Dialog>
      </Card>
    </Shade>
  )
}
