import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { useMessages } from '@/lib/i18n'
import { isSafeImage } from '@/lib/url/safeUrl'
import { Icon } from '../../look/Icon'
import { Outlined } from '../../look/ToolButton'
import { formMessages } from '../messages'
import { UPLOAD_TYPES } from '../uploadImage'
import * as S from './RichTextEditor.styles'

type RichTextAddressProps = {
  readonly label: string
  readonly first: string
  readonly isSafe?: (address: string) => boolean
  readonly onApply: (address: string) => void
  /** Where a file can be chosen in place of an address. */
  readonly onFile?: (file: File) => void
  readonly onDone?: () => void
}

/** Asks for the address of a link or of a picture; '' takes it away. */
export function RichTextAddress({ label, first, isSafe = isSafeImage, onApply, onFile, onDone }: RichTextAddressProps) {
  const messages = useMessages(formMessages)
  const [address, setAddress] = useState(first)
  const isWrong = address !== '' && !isSafe(address)
  return (
    <S.LinkForm
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onApply(address)
      }}
    >
      <input autoFocus aria-label={label} aria-invalid={isWrong} placeholder={onFile ? messages.pasteImage : messages.pasteLink} value={address} onChange={({ target }) => setAddress(target.value)} />
      <Outlined type="submit" isDisabled={isWrong} style={{ height: 28 }}>
        {messages.apply}
      </Outlined>
      {onFile && (
        <FileTrigger
          acceptedFileTypes={UPLOAD_TYPES}
          onSelect={(files) => {
            if (files?.[0]) onFile(files[0])
            onDone?.()
          }}
        >
          <Outlined style={{ height: 28 }}>
            <Icon name="upload" size={14} />
            {messages.upload}
          </Outlined>
        </FileTrigger>
      )}
    </S.LinkForm>
  )
}
