import { pageHost } from '@/hosts'
import { calendarFile, type CalendarEvent } from '@/lib/calendarEvent'
import { copyText } from '@/lib/clipboard'
import { saveFile } from '@/lib/saveFile'
import { toast } from '@/ui/feedback/toast'
import { openDialog } from '@/ui/overlay/openDialog'
import { uiMessages } from '@/ui/messages'
import { testDriveMessages } from '../../messages'

/** As a calendar's own file in a browser. Other hosts save no files and have no calendar for pages: there it is text to take along. In the handler of a tap. */
export async function addToCalendar(event: CalendarEvent): Promise<void> {
  const { calendar } = testDriveMessages.read()
  if (pageHost().kind === 'browser' && saveFile(calendar.fileName, 'text/calendar', calendarFile(event))) return toast.success(calendar.saved)
  if (await copyText(event.text)) return toast.success(calendar.copied)
  await openDialog({ title: calendar.title, text: event.text, actions: [{ label: uiMessages.read().gotIt }] })
}
