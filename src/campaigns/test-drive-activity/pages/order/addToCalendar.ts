import { pageHost } from '@/hosts'
import { calendarFile, type CalendarEvent } from '@/lib/device/calendarEvent'
import { copyText } from '@/lib/device/clipboard'
import { saveFile } from '@/lib/device/saveFile'
import { toast } from '@/ui/feedback/toast'
import { openDialog } from '@/ui/overlay/openDialog'
import { uiMessages } from '@/ui/messages'

/** `saved`, `copied`: what is said of it. */
type CalendarTexts = { readonly fileName: string; readonly saved: string; readonly copied: string }

/** As a calendar's own file in a browser. Other hosts save no files and have no calendar for pages: there it is text to take along. In the handler of a tap. */
export async function addToCalendar(event: CalendarEvent, { fileName, saved, copied }: CalendarTexts): Promise<void> {
  if (pageHost().kind === 'browser' && saveFile(fileName, 'text/calendar', calendarFile(event))) return toast.success(saved)
  if (await copyText(event.text)) return toast.success(copied)
  await openDialog({ title: event.title, text: event.text, actions: [{ label: uiMessages.read().gotIt }] })
}
