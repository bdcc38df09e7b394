import { useState, type FormEvent } from 'react'
import { ROUTER_BASENAME } from '@/app/routing/basePath'
import { useMessages } from '@/lib/i18n'
import { withParams } from '@/lib/url/query'
import { HOSTS } from '@/simulator/choice'
import type { Report } from '../examine'
import { linkMessages } from '../messages'
import { toSections } from '../sections'
import type { Asked } from './hash'
import { SectionList } from './SectionList'
import * as S from './styles'
import type { Explained } from './useExplain'

type ExplainPaneProps = {
  readonly asked: Asked
  readonly explained: Explained
  /** The phones whose story the embedded backend knows. */
  readonly phones: readonly string[]
  readonly onAsk: (asked: Asked) => void
}

/** As a form checks it before it is sent. */
const PHONE = '1\\d{10}'

/** An address, who opens it in which app, and what comes of it. */
export function ExplainPane({ asked, explained, phones, onAsk }: ExplainPaneProps) {
  const words = useMessages(linkMessages)
  const { explain, hosts } = words
  const [typed, setTyped] = useState(asked)
  const [last, setLast] = useState(asked)
  // What is asked from elsewhere, such as an address that was just made, is typed too.
  if (last !== asked) {
    setLast(asked)
    setTyped(asked)
  }
  const [mobile, setMobile] = useState('')
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    if (typed.address.trim() !== '') onAsk({ ...typed, mobile: mobile === '' ? null : mobile })
  }
  return (
    <S.Pane aria-labelledby="explain">
      <h2 id="explain">{explain.title}</h2>
      <form onSubmit={ask}>
        <S.Fields>
          <S.Field $isWide>
            {explain.address}
            <textarea
              rows={3}
              spellCheck={false}
              placeholder={explain.placeholder}
              value={typed.address}
              onChange={({ target }) => setTyped({ ...typed, address: target.value.replace(/[\r\n]+/g, '') })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
            />
          </S.Field>
          <S.Field>
            {explain.host}
            <select value={typed.host} onChange={({ target }) => setTyped({ ...typed, host: HOSTS.find((host) => host === target.value) ?? 'browser' })}>
              {HOSTS.map((host) => (
                <option key={host} value={host}>
                  {hosts[host]}
                </option>
              ))}
            </select>
          </S.Field>
          <S.Field>
            {explain.as}
            <input inputMode="tel" pattern={PHONE} title={explain.phone} list="phones" autoComplete="off" placeholder={explain.nobody} value={mobile} onChange={({ target }) => setMobile(target.value.trim())} />
          </S.Field>
        </S.Fields>
        <datalist id="phones">
          {phones.map((phone) => (
            <option key={phone}>{phone}</option>
          ))}
        </datalist>
        <S.Actions>
          <S.Main disabled={explained.status === 'busy'}>{explained.status === 'busy' ? explain.running : explain.run}</S.Main>
          {explained.status === 'done' && <OpenHere report={explained.report} label={explain.open} />}
        </S.Actions>
      </form>
      <div aria-live="polite">
        {explained.status === 'unreadable' && <S.Alert>{explain.notAnAddress}</S.Alert>}
        {explained.status === 'failed' && <S.Alert>{explain.failed(explained.reason)}</S.Alert>}
        {explained.status === 'done' && <SectionList sections={toSections(explained.report, words)} onFollow={(address) => onAsk({ ...asked, address })} />}
      </div>
    </S.Pane>
  )
}

/** The same page on this server, whatever host the address names, in the app that was chosen. */
function hereOf({ explanation: { place, host } }: Report): string {
  const isSimulated = host !== 'browser'
  return `${ROUTER_BASENAME}${place.pathname}${isSimulated ? withParams(place.search, { host }) : place.search}${place.hash}`
}

function OpenHere({ report, label }: { readonly report: Report; readonly label: string }) {
  return (
    <S.OpenLink href={hereOf(report)} target="_blank" rel="noreferrer">
      {label}
    </S.OpenLink>
  )
}
