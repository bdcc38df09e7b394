import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Card } from '@/ui/layout/Card'
import { LinkRow } from '@/ui/display/LinkRow'
import { fontSize, neutral } from '@/ui/theme'
import { withdrawMessages } from './messages'
import type { NameCheck } from './withdrawData'

const Place = styled.div`
  margin-top: 0.75rem;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.25rem;
  font-size: ${fontSize.body};

  /* Beside its label it breaks; on a line of its own too it ends where the others do. */
  > :last-child {
    max-width: 66%;
    max-width: max(66%, 9em);
    margin-left: auto;
    padding-left: 0.75rem;
    text-wrap: balance;
    text-align: right;
  }

  & + * {
    border-top: 1px solid ${neutral.line};
  }

  &:first-child {
    margin-top: -0.625rem;
  }

  &:last-child {
    margin-bottom: -0.625rem;
  }
`

const Label = styled.span`
  flex: 1 1 calc(9rem - 72px);
  min-width: 0;
`

const Value = styled.span<{ $isGood: boolean }>`
  color: ${({ $isGood }) => ($isGood ? neutral.success : neutral.textFaint)};
`

type PayeeCardProps = { readonly channel: string; readonly name: NameCheck; readonly onVerify: () => void }

/** Where the money goes, and who is paid, as far as the server shows it. A user whose name is not verified is led to the app's page for that. */
export function PayeeCard({ channel, name, onVerify }: PayeeCardProps) {
  const { name: texts, channel: channelLabel, payee } = useMessages(withdrawMessages)
  return (
    <Place>
      <Card>
        <Row>
          <Label>{channelLabel}</Label>
          <span>{payee(channel)}</span>
        </Row>
        {name.status === 'unverified' ? (
          <LinkRow label={texts.label} value={`${texts.unverified} · ${texts.verify}`} onClick={onVerify} />
        ) : (
          <Row>
            <Label>{texts.label}</Label>
            <Value $isGood={name.status === 'verified'}>{name.status === 'verified' ? texts.verified(name.mask) : texts[name.status === 'asked' ? 'asking' : 'unknown']}</Value>
          </Row>
        )}
      </Card>
    </Place>
  )
}
