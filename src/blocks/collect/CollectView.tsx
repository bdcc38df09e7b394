import type { ComponentProps } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { FormCard } from '@/blocks/formParts/FormCard'
import { exitMessages } from '@/blocks/messages'
import { loginMessages } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { useFocusNextHeading } from '@/lib/page/useFocusNextHeading'
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
import { CollectFields, type CollectParts } from './CollectFields'
import * as S from './CollectView.styles'
import type { CollectActions, CollectData, CollectPageOptions, CollectTexts } from './collectData'
import type { collectConfig } from './config'
import { collectMessages } from './messages'
import { AGREEMENT, useProtocol } from './useProtocol'

type CollectViewProps = PageViewProps<typeof collectConfig, CollectData, CollectActions> & CollectParts & { readonly texts: CollectTexts } & Pick<CollectPageOptions, 'fields' | 'Scene' | 'isLogin'>

const loadSuccess = () => import('@/ui/art/ArtSuccess').then(({ ArtSuccess }) => ArtSuccess)
const loadNoted = () => import('@/ui/art/ArtNoted').then(({ ArtNoted }) => ArtNoted)

export function CollectView({ config, data: { draft, agreements, offer, isBusy, account }, actions, texts, fields, Scene, isLogin, ...parts }: CollectViewProps) {
  const messages = useMessages(collectMessages)
  const { hint } = useMessages(loginMessages)
  const { backHome } = useMessages(exitMessages)
  const protocol = useProtocol(config.protocolContent, agreements)
  const { outcome, hasAgreed, receipt } = draft
  const hero = <Hero headline={config.headline || config.title || texts.headline} subline={config.subline || texts.subline} image={config.bgImage} scene={<Scene />} />
  const done = texts.done ?? messages.done
  const outcomeTexts = outcome === 'done' ? { title: config.doneTitle || done.title, text: config.doneText || done.text } : (texts.duplicate ?? messages.duplicate)
  // A form is left once: what follows is the page beside this one, or the way out. Another one is the exception.
  const next = isLogin ? { label: texts.other, onClick: actions.openOther } : { label: backHome, onClick: actions.leave }
  const another = { label: isLogin ? messages.otherPerson : outcome === 'duplicate' && !texts.duplicate ? messages.againByOther : messages.again, onClick: actions.again }
  const isWriting = outcome === 'writing'
  return (
    <PageFrame title={config.title || texts.title} hero={hero}>
      <InviterCard offer={offer} gift={texts.gift} isLogin={isLogin} />
      {isWriting ? (
        <FormCard title={texts.card} protocol={protocol} hasAgreed={hasAgreed} onAgree={actions.agree} agreementHint={draft.wrong.includes(AGREEMENT) ? hint.agreementUnticked : undefined} submitLabel={config.buttonText || messages.submit} images={config} isBusy={isBusy} onSubmit={actions.submit}>
          <CollectFields draft={draft} account={account} fields={fields} cities={config.cities} nameLabel={texts.name} isLogin={isLogin} actions={actions} {...parts} />
        </FormCard>
      ) : (
        <Card>
          <Outcome {...(outcome === 'done' && box('doneTitle'))}>
            <StatePanel role="status" art={<LazyArt key={outcome} load={outcome === 'done' ? loadSuccess : loadNoted} />} title={outcomeTexts.title} text={<OutcomeText text={outcomeTexts.text} receipt={receipt} />} action={next} secondAction={another} />
          </Outcome>
        </Card>
      )}
      {(isWriting || !isLogin) && (
        <S.Other type="button" onClick={actions.openOther}>
          {texts.other}
          <Chevron />
        </S.Other>
      )}
    </PageFrame>
  )
}

/** In the form's place; the form comes back by a press in it. */
const Outcome = (content: Readonly<ComponentProps<'div'>>) => <div {...content} ref={useFocusNextHeading()} />

/** What follows, and under which name to ask after it. */
function OutcomeText({ text, receipt }: { readonly text: string; readonly receipt: string }) {
  const messages = useMessages(collectMessages)
  return (
    <>
      {text}
      {receipt && (
        <S.Receipt>
          {messages.receipt}
          <strong>{receipt}</strong>
        </S.Receipt>
      )}
    </>
  )
}

/** Who recommends, and what waits: as the link promises it. */
export function InviterCard({ offer: { status, inviter, cents }, gift, isLogin }: Pick<CollectData, 'offer'> & { readonly gift?: string | undefined; readonly isLogin?: true | undefined }) {
  const messages = useMessages(collectMessages)
  const { yuanSign } = useMessages(uiMessages)
  if (status === 'invalid') return <S.Invalid role="status">{isLogin ? messages.invalidRegistration : messages.invalid}</S.Invalid>
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
