import { useState } from 'react'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { shareMessages } from '../messages'
import { savePicture } from './savePicture'

/** Saves the picture through the host: for where `canSavePicture`; anywhere else a long press is the way. */
export function SaveButton({ image }: { readonly image: string }) {
  const { poster } = useMessages(shareMessages)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await savePicture(image)
    setSaving(false)
  }
  return (
    <Button isBlock isBusy={isSaving} onClick={() => void save()}>
      {poster.saveByApp}
    </Button>
  )
}
