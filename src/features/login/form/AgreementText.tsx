import { Fragment } from 'react'
import { useMessages } from '@/lib/i18n'
import { NewPageLink } from '@/ui/display/NewPageLink'
import type { Agreement } from './agreements'
import { loginMessages } from './messages'

/** The label of the checkbox. A link opens beside the page, so what was typed stays; an agreement without an address is plain text. */
export function AgreementText({ agreements }: { readonly agreements: readonly Agreement[] }) {
  const texts = useMessages(loginMessages)
  return (
    <>
      {texts.agree}
      {agreements.map(({ name, url }, index) => (
        <Fragment key={name}>
          {index > 0 && (index === agreements.length - 1 ? texts.and : texts.comma)}
          {url === null ? (
            texts.quoted(texts.agreement[name])
          ) : (
            <NewPageLink to={url}>{texts.quoted(texts.agreement[name])}</NewPageLink>
          )}
        </Fragment>
      ))}
    </>
  )
}
