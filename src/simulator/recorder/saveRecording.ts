import { formatShanghaiTime } from '@/lib/time/shanghai'
import { saveFile } from '@/lib/device/saveFile'
import type { Recording } from '../recording/format'

/** `some-activity-20261123-1005.session.json`: the campaign that it began in, and when, Asia/Shanghai. */
export function fileNameOf({ start }: Pick<Recording, 'start'>): string {
  const campaign = /\/market-platform-h5\/([\w-]+)/.exec(start.address)?.[1] ?? 'session'
  const [day = '', time = ''] = formatShanghaiTime(start.clock).replace(/[-:]/g, '').split(' ')
  return `${campaign}-${day}-${time.slice(0, 4)}.session.json`
}

/** Hands the file to the browser, which may refuse it. */
export function saveRecording(recording: Recording): { readonly name: string; readonly isSaved: boolean } {
  const name = fileNameOf(recording)
  return { name, isSaved: saveFile(name, 'application/json', JSON.stringify(recording)) }
}
