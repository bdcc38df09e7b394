import { useState, type DragEvent } from 'react'
import { FileTrigger } from 'react-aria-components'
import { useMessages } from '@/lib/i18n'
import { isSafeImage } from '@/lib/url/safeUrl'
import { Icon } from '../../look/Icon'
import { Outlined, ToolButton } from '../../look/ToolButton'
import { ProblemText } from '../FieldHead'
import { useForm } from '../FormContext'
import { formMessages } from '../messages'
import { UPLOAD_TYPES, uploadImage, type Upload } from '../uploadImage'
import { Beside, TextBox } from './Box'
import { asText, type EditorProps } from './editor'
import * as S from './ImageEditor.styles'

const isUploaded = (address: string): boolean => address.startsWith('data:')

/** A picture by its address, or from a file that is chosen, dropped or pasted. */
export function ImageEditor({ path, value, id, describedBy, isInvalid, label }: EditorProps) {
  const { edit } = useForm()
  const messages = useMessages(formMessages)
  const [upload, setUpload] = useState<Upload | 'none' | 'running'>('none')
  const [isOver, setOver] = useState(false)
  const address = asText(value)

  async function take(file: File | null | undefined): Promise<void> {
    if (!file) return
    setUpload('running')
    const result = await uploadImage(file)
    if (result.kind === 'done') edit(path, result.address)
    setUpload(result)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <S.Zone
      role="group"
      aria-label={label}
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={({ clipboardData }) => void take(clipboardData.files[0])}
    >
      <S.Thumb>{isSafeImage(address) ? <img src={address} alt="" /> : <Icon name="picture" size={22} />}</S.Thumb>
      <S.Side>
        {isUploaded(address) ? (
          <S.Uploaded>
            {messages.uploaded(Math.ceil((address.length * 0.75) / 1024))}
            <ToolButton id={id} icon="trash" size={16} label={messages.removePicture(label)} onPress={() => edit(path, undefined)} />
          </S.Uploaded>
        ) : (
          <TextBox
            id={id}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            placeholder={messages.pasteImage}
            value={address}
            onChange={({ target }) => edit(path, target.value === '' ? undefined : target.value, true)}
          />
        )}
        <Beside>
          <FileTrigger acceptedFileTypes={UPLOAD_TYPES} onSelect={(files) => void take(files?.[0])}>
            <Outlined aria-label={messages.uploadFor(label)} style={{ height: 28, fontSize: 12 }}>
              <Icon name="upload" size={14} />
              {messages.upload}
            </Outlined>
          </FileTrigger>
          <S.Hint role="status">{upload === 'running' ? messages.uploading : messages.dropHint}</S.Hint>
        </Beside>
        <UploadOutcome upload={upload} address={address} />
      </S.Side>
    </S.Zone>
  )
}

/** What became of the file: how it was changed, for as long as it is there, or why it was not taken. */
function UploadOutcome({ upload, address }: { readonly upload: Upload | 'none' | 'running'; readonly address: string }) {
  const { uploads, uploadDone } = useMessages(formMessages)
  const result = typeof upload === 'string' ? null : upload
  return (
    <>
      <S.Done role="status">{result?.kind === 'done' && result.address === address && uploadDone(result.from, result.to)}</S.Done>
      <div role="alert">{result && result.kind !== 'done' && <ProblemText text={uploads[result.kind]} />}</div>
    </>
  )
}
