import { Fragment, useState, type ElementType, type PropsWithChildren } from 'react'
import { pageHost } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { shareMessages } from '../messages'
import { canSavePicture, savePicture } from './savePicture'

type SaveButtonProps = {
  readonly image: string
  readonly Hint: ElementType<PropsWithChildren>
  /** Around the button. */
  readonly Place?: ElementType<PropsWithChildren>
}

/** Saves the picture through the host, where that can; where it cannot, a hint says how the user does. */
export function SaveButton({ image, Hint, Place = Fragment }: SaveButtonProps) {
  const { poster } = useMessages(shareMessages)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await savePicture(image)
    setSaving(false)
  }
  if (!canSavePicture(image)) return <Hint>{pageHost().platform === 'desktop' ? poster.saveOnComputer : poster.save}</Hint>
  return (
    <Place>
      <Button isBlock isBusy={isSaving} onClick={() => void save()}>
        {poster.saveByApp}
      </Button>
    </Place>
  )
}
