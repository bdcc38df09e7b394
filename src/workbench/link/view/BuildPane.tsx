import { renderSVG } from 'uqr'
import { siteHosts } from '@config/env/siteHosts'
import { useMemo, useState, type ChangeEvent } from 'react'
import { copyText } from '@/lib/device/clipboard'
import { encodeParam } from '@/lib/url/encodeParam'
import { useMessages } from '@/lib/i18n'
import { HOSTS } from '@/simulator/choice'
import { pageName } from '../../tree/pageName'
import { treeMessages } from '../../tree/messages'
import type { LinkChoice } from '../buildAddress'
import type { Workshop } from '../examine'
import { pagesOf } from '../explain/routes'
import { linkMessages } from '../messages'
import { ShareCardList } from './ShareCardList'
import * as R from './results.styles'
import * as S from './styles'
import { useMadeLink } from './useMadeLink'

type BuildPaneProps = { readonly workshop: Workshop; /** Where phones of the same network find this server, best first. */ readonly lan: readonly string[]; readonly onExplain: (address: string) => void }

/** From a page to its address, with the code to scan and the cards that chats draw. */
export function BuildPane({ workshop, lan, onExplain }: BuildPaneProps) {
  const { build, hosts } = useMessages(linkMessages)
  const names = useMessages(treeMessages)
  const { campaigns, origin: here } = workshop
  const nearby = lan[0] ?? here
  const [choice, setChoice] = useState<Omit<LinkChoice, 'origin'> & { readonly site: string }>(() => firstChoice(workshop))
  const campaign = campaigns[choice.prefix]
  const link: LinkChoice = { ...choice, origin: choice.site === '' ? nearby : choice.site }
  const { address, cards } = useMadeLink(link, `${window.location.pathname}pictures/${choice.prefix}.jpg`, workshop)
  const [copied, setCopied] = useState('')
  const set = (change: Partial<typeof choice>): void => setChoice({ ...choice, ...change })
  const typed = (name: 'sourceId' | 'promotorCode' | 'channel') => ({ value: choice[name], autoComplete: 'off', spellCheck: false, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set({ [name]: target.value.trim() }) })
  const copy = async (): Promise<void> => setCopied((await copyText(address)) ? build.copied : build.copyFailed)
  const pages = campaign ? Object.entries(pagesOf(campaign)).filter(([, { preview }]) => preview !== 'only') : []
  return (
    <S.Pane aria-labelledby="build">
      <h2 id="build">{build.title}</h2>
      <S.Fields>
        <S.Field $isWide>
          {build.campaign}
          <select value={choice.prefix} onChange={({ target }) => set(ofCampaign(workshop, target.value))}>
            {Object.values(campaigns).map(({ prefix, title }) => (
              <option key={prefix} value={prefix}>
                {title()}
              </option>
            ))}
          </select>
        </S.Field>
        <S.Field $isWide>
          {build.page}
          <select value={choice.path} onChange={({ target }) => set({ path: target.value })}>
            {campaign?.landing !== undefined && <option value="">/</option>}
            {pages.map(([path, { kind }]) => (
              <option key={path} value={path}>
                {pageName(names, { path, kind })}
                {path && ` · ${path}`}
              </option>
            ))}
          </select>
        </S.Field>
        <S.Field>
          {build.sourceId}
          <input {...typed('sourceId')} />
        </S.Field>
        <S.Field>
          {build.inviter}
          <input {...typed('promotorCode')} />
        </S.Field>
        <S.Field>
          {build.channel}
          <input {...typed('channel')} />
        </S.Field>
        <S.Field>
          {build.host}
          <select value={choice.host ?? ''} disabled={choice.site !== ''} onChange={({ target }) => set({ host: HOSTS.find((host) => host === target.value) ?? null })}>
            <option value="">{build.realHost}</option>
            {HOSTS.map((host) => (
              <option key={host} value={host}>
                {hosts[host]}
              </option>
            ))}
          </select>
        </S.Field>
        <S.Field $isWide>
          {build.site}
          <select value={choice.site} onChange={({ target }) => set({ site: target.value, ...(target.value !== '' && { host: null }) })}>
            <option value="">{nearby === here ? here : `${nearby} · ${build.thisMachine}`}</option>
            {nearby !== here && <option value={here}>{here}</option>}
            {siteHosts.map((host) => (
              <option key={host} value={`https://${host}`}>
                {host}
              </option>
            ))}
          </select>
        </S.Field>
      </S.Fields>
      <R.Address aria-label={build.result}>{address}</R.Address>
      <S.Actions>
        <S.Main type="button" onClick={() => void copy()}>
          {build.copy}
        </S.Main>
        <S.Quiet type="button" onClick={() => onExplain(address)}>
          {build.explain}
        </S.Quiet>
        <span role="status">{copied}</span>
      </S.Actions>
      <QrPicture address={address} label={build.qr} />
      <ShareCardList cards={cards} origin={link.origin} here={here} />
    </S.Pane>
  )
}

function QrPicture({ address, label }: { readonly address: string; readonly label: string }) {
  const source = useMemo(() => `data:image/svg+xml,${encodeParam(renderSVG(address, { ecc: 'M', border: 4 }))}`, [address])
  return (
    <R.Code>
      <img src={source} alt={label} />
      <figcaption>{label}</figcaption>
    </R.Code>
  )
}

const firstChoice = (workshop: Workshop) => ({ ...ofCampaign(workshop, Object.keys(workshop.campaigns)[0] ?? ''), promotorCode: '', channel: '', site: '', host: null })

/** Its first page and its development activity, which the embedded backend knows. */
const ofCampaign = ({ campaigns }: Workshop, prefix: string): { readonly prefix: string; readonly path: string; readonly sourceId: string } => {
  const campaign = campaigns[prefix]
  return { prefix, path: campaign && !('' in campaign.pages) ? (campaign.landing ?? Object.keys(campaign.pages)[0] ?? '') : '', sourceId: campaign?.developmentSourceId ?? '' }
}
