import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { useFocusNextHeading } from '@/lib/page/useFocusNextHeading'
import { formatPhone } from '@/lib/phone'
import { Facts } from '@/ui/display/Facts'
import { Tag } from '@/ui/display/Tag'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral } from '@/ui/theme'
import type { AddressActions, AddressRecord } from './addressData'
import { regionInWords } from './addressRules'
import { addressMessages } from './messages'

const Who = styled.p`
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.5;
  word-break: break-word;

  > span {
    display: inline-block;
    font-size: ${fontSize.base};
    font-size: min(${fontSize.base}, 7vw);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

const Where = styled.p`
  margin-top: 0.375rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.base};
  line-height: 1.6;
  word-break: break-word;
`

const Ways = styled.div`
  margin-top: 1rem;

  > button + button {
    margin-top: 0.75rem;
  }
`

type SavedAddressProps = { readonly record: AddressRecord; readonly actions: Pick<AddressActions, 'change' | 'leave'> }

/** The address as it stands; once the prize is on its way, for good, with its parcel. */
export function SavedAddress({ record: { address, isShipped, parcel }, actions }: SavedAddressProps) {
  const texts = useMessages(addressMessages)
  const ways = useFocusNextHeading()
  const facts = [[texts.carrier, parcel.carrier], [texts.number, parcel.number], [texts.shippedAt, parcel.shippedAt]] as const
  return (
    <>
      <Card title={texts.address} extra={<Tag tone={isShipped ? 'success' : 'primary'}>{isShipped ? texts.status.shipped : texts.status.waiting}</Tag>}>
        {address && (
          <>
            <Who>
              {address.name}{'\u2002'}
              <span>{/^\d+$/.test(address.phone) ? formatPhone(address.phone) : address.phone}</span>
            </Who>
            <Where>
              {regionInWords(address.region.names)}
              <br />
              {address.detail}
            </Where>
          </>
        )}
        {!isShipped && (
          <Ways ref={ways}>
            <Button kind="secondary" isBlock onClick={actions.change}>
              {texts.change}
            </Button>
            <Button kind="text" isBlock onClick={actions.leave}>
              {texts.leave}
            </Button>
          </Ways>
        )}
      </Card>
      {isShipped && (
        <>
          <Card title={texts.parcel}>
            <Facts facts={facts} />
          </Card>
          <Ways>
            <Button isBlock onClick={actions.leave}>
              {texts.leave}
            </Button>
          </Ways>
        </>
      )}
    </>
  )
}
