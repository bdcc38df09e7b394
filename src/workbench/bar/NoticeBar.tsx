import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Icon } from '../look/Icon'
import { float, palette } from '../look/palette'
import { Outlined, ToolButton } from '../look/ToolButton'
import { workbenchMessages } from '../messages'
import type { Notice } from '../useNotice'

const Place = styled.div`
  position: fixed;
  z-index: 10;
  bottom: 24px;
  left: 50%;
  transform: translateX(-50%);
`

const Card = styled.div<{ $tone: Notice['tone'] }>`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 720px;
  padding: 8px 8px 8px 14px;
  border: 1px solid ${palette.line};
  border-left: 4px solid ${({ $tone }) => ($tone === 'good' ? palette.success : palette.danger)};
  border-radius: 10px;
  background: ${palette.surface};
  box-shadow: ${float};
  font-size: 13px;

  > svg { color: ${({ $tone }) => ($tone === 'good' ? palette.success : palette.danger)}; }
`

/** Without `onDismiss` it stays until something was done about it. */
type NoticeBarProps = { readonly notice: Notice | null; readonly onDismiss?: (() => void) | undefined }

/** Stands there from the start, because only what changes inside it is read aloud. */
export function NoticeBar({ notice, onDismiss }: NoticeBarProps) {
  const { close } = useMessages(workbenchMessages)
  return (
    <Place role="status">
      {notice && (
        <Card $tone={notice.tone}>
          <Icon name={notice.tone === 'good' ? 'check' : 'warning'} size={17} />
          {notice.text}
          {notice.actions?.map(({ label, run }) => (
            <Outlined
              key={label}
              style={{ height: 28 }}
              onPress={() => {
                run()
                onDismiss?.()
              }}
            >
              {label}
            </Outlined>
          ))}
          {onDismiss && <ToolButton icon="close" size={15} label={close} onPress={onDismiss} />}
        </Card>
      )}
    </Place>
  )
}
