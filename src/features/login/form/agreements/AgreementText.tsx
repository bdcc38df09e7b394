import { Fragment } from 'react'
import { useMessages } from '@/lib/i18n'
import { NewPageLink } from '@/ui/display/NewPageLink'
import type { Agreement } from './agreements'
import { loginMessages } from '../messages'

/** The label of the checkbox. A link opens beside the page, so what was typed stays; an agreement without an address is plain text. No line ends within a name, or before a comma. */
export function AgreementText({ agreements }: { readonly agreements: readonly Agreement[] }) {
  const texts = useMessages(loginMessages)
  return (
    <>
      {texts.agree}
      {agreements.map(({ name, url }, index) => {
        const joint = ['', texts.and][agreements.length - 1 - index] ?? texts.comma
        return (
          <Fragment key={name}>
            <span style={{ display: 'inline-block' }}>
              <NewPageLink to={url ?? ''}>{texts.quoted(texts.agreement[name])}</NewPageLink>
              {joint}
            </span>
            {/* Lost at the end of a block. */}
            {joint.endsWith(' ') && ' '}
          </Fragment>
        )
      })}
    </>
  )
}
