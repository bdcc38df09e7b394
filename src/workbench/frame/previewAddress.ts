import { FIXTURE, PREVIEW_TYPE, type PreviewType } from '@/features/preview'
import type { Language } from '@/lib/i18n'

export type PreviewChoice = { readonly page: string; readonly isByFlag?: boolean | undefined; readonly fixture: string; readonly previewType: PreviewType; readonly language: Language }

/** The base path of the site that this workbench, or its wall, belongs to. */
export const basePath = (pathname: string): string => pathname.replace(/workbench\/?(?:wall\/?)?$/, '')

/** Where the page's preview is, on this very site; a page without an address for it is one in a frame by `mis=1`. */
export function previewAddress(base: string, { page, isByFlag = false, fixture, previewType, language }: PreviewChoice): string {
  const query = new URLSearchParams({ ...(isByFlag ? { mis: '1' } : {}), [PREVIEW_TYPE]: previewType, [FIXTURE]: fixture, ...(language === 'en' ? { lang: language } : {}) })
  return `${base}${page}${isByFlag ? '' : '/preview'}?${query.toString()}`
}
