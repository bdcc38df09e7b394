import type { PageViewProps } from '@/blocks/definePage'
import { FormCard } from '@/blocks/form/FormCard'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { box } from '@/lib/pageConfig'
import { LazyArt } from '@/ui/art/LazyArt'
import { Avatar } from '@/ui/display/Avatar'
import { Chevron } from '@/ui/display/Chevron'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Card } from '@/ui/layout/Card'
import { Hero } from '@/ui/layout/Hero'
import { PageFrame } from '@/ui/layout/PageFrame'
import { uiMessages } from '@/ui/messages'
import { CollectFields } from './CollectFields'
import * as S from './CollectView.styles'
import type { CollectActions, CollectData, CollectPageOptions, CollectTexts } from './collectData'
import type { collectConfig } from './config'
import { collectMessages } from './messages'

type CollectViewProps = PageViewProps<typeof collectConfig, CollectData, CollectActions> & { readonly texts: CollectTexts; readonly wishes: Readonly<Record<string, string>> } & Pick<CollectPageOptions, 'fields' | 'Scene'>

const loadSuccess = () => import('@/ui/art/ArtSuccess').then(({ ArtSuccess }) => ArtSuccess)

export function CollectView({ config, data: { draft, protocol, offer, isBusy }, actions, texts, wishes, fields, Scene }: CollectViewProps) {
  const messages = useMessages(collectMessages)
  const { outcome, hasAgreed } = draft
  const hero = <Hero headline={config.headline || texts.headline} subline={config.subline || texts.subline} image={config.bgImage} scene={<Scene />} />
  const said = outcome === 'done' ? { title: config.doneTitle || messages.done.title, text: config.doneText || messages.done.text } : messages.duplicate
  return (
    <PageFrame title={config.title || texts.title} hero={hero}>
      <InviterCard offer={offer} gift={texts.gift} />
      {outcome === 'writing' ? (
        <FormCard title={texts.card} protocol={protocol} hasAgreed={hasAgreed} onAgree={actions.agree} submitLabel={config.buttonText || messages.submit} images={config} isBusy={isBusy} onSubmit={actions.submit}>
          <CollectFields draft={draft} fields={fields} wishes={wishes} cities={config.cities} actions={actions} />
        </FormCard>
      ) : (
        <Card>
          <div {...(outcome === 'done' && box('doneTitle'))}>
            <StatePanel role="status" art={<LazyArt load={loadSuccess} />} title={said.title} text={said.text} action={{ label: messages.again, onClick: actions.again }} />
          </div>
        </Card>
      )}
      <S.Other type="button" onClick={actions.openOther}>
        {texts.other}
        <Chevron />
      </S.Other>
    </PageFrame>
  )
}

/** Who recommends, and what waits: as the link promises it. */
export function InviterCard({ offer: { status, inviter, cents }, gift }: Pick<CollectData, 'offer'> & { readonly gift?: string | undefined }) {
  const messages = useMessages(collectMessages)
  const { yuanSign } = useMessages(uiMessages)
  if (status === 'invalid') return <S.Invalid role="status">{messages.invalid}</S.Invalid>
  if (status === 'open') return null
  return (
    <S.Inviter>
      {inviter ? <Avatar src={inviter.avatar} name={inviter.name} size="2.25rem" /> : <Skeleton shape="circle" width="2.25rem" />}
      {inviter ? <span>{messages.invitedBy(inviter.name)}</span> : <Skeleton shape="text" width="60%" />}
      {inviter && cents !== null && gift && (
        <S.Gift>
          <strong>{yuanSign + toShortYuan(cents)}</strong>
          {gift}
        </S.Gift>
      )}
    </S.Inviter>
  )
}
