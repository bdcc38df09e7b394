import type { Language } from '@/lib/i18n'
import type { ConfigField, ConfigFields } from '@/lib/pageConfig'
import type { ConfigPath } from '../draft/configPath'
import { englishLabels } from './messages.labels'

/** Labels stand in the configurations in the language of the marketing staff. English has its own list, and else the field's name in words. */
export function labelIn(language: Language, label: string, name: string): string {
  if (language === 'zh-CN') return label
  return englishLabels[label] ?? (/[\u3000-\uffff]/.test(label) ? inWords(name) : label)
}

/** `bgImage` as `Bg image`. */
function inWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The field that stands at a path; entries of lists have none of their own. */
export function fieldAt(fields: ConfigFields, path: ConfigPath): ConfigField<unknown> | undefined {
  const [name, ...rest] = path.filter((key) => typeof key === 'string')
  const field = name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined
  return field && rest.length > 0 ? fieldAt(field.fields ?? {}, rest) : field
}

/** Where a problem is, from how it is written: `steps.1.title`. */
export function parsePath(text: string): ConfigPath {
  return text === '' ? [] : text.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

/** `Steps › 2 › Title`, for lists of problems and of steps taken. */
export function placeIn(language: Language, fields: ConfigFields, path: ConfigPath): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return String(key + 1)
      const field = fieldAt(fields, path.slice(0, index + 1))
      return field ? labelIn(language, field.label, key) : key
    })
    .join(' › ')
}
