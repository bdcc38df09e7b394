import styled from 'styled-components'
import { isOrderOver } from '@/features/testDrive'
import { pageHost } from '@/hosts'
import type { CalendarEvent } from '@/lib/device/calendarEvent'
import { useMessages } from '@/lib/i18n'
import { relativeTime } from '@/lib/time/relativeTime'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { Timeline } from '@/ui/display/Timeline'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import type { Order } from '../../api'
import { testDriveMessages } from '../../messages'
import { timelineOf } from '../../rules/timeline'

type OrderProgressProps = {
  readonly order: Omit<Order, 'hasDuty'>
  /** Epoch ms by the server's clock. */
  readonly now: number
  readonly onCall: (phone: string) => void
  readonly onAddToCalendar: (event: CalendarEvent) => unknown
  readonly onOpenApp: () => unknown
}

/** Side by side where there is room, and below each other where letters are large. */
const Helpers = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 1rem -0.25rem -0.25rem;

  > * {
    flex: 1 1 6.5rem;
    margin: 0.25rem;
  }

  > :first-child:nth-last-child(3) {
    flex-basis: 100%;
  }
`

/** How far the order is, and what helps until then: a call, and a place in the calendar. */
export function OrderProgress({ order: { orderNo, status, time, place, carType, contact, isInApp }, now, onCall, onAddToCalendar, onOpenApp }: OrderProgressProps) {
  const { order: texts, calendar, timeline } = useMessages(testDriveMessages)
  const at = parseShanghaiTime(time) ?? 0
  const isOver = isOrderOver(status)
  const isComing = at > now && !isOver
  const steps = timelineOf(status)
  const isFollowed = isInApp && !isOver
  const hasHelp = isComing || isFollowed || contact.phone !== ''
  if (steps.length === 0 && !hasHelp) return null
  const whenAndWhere = [relativeTime(time, now), place].filter(Boolean).join(' ')
  const event = { uid: orderNo, title: calendar.title, place, text: calendar.text(time.slice(0, 16), place, carType, orderNo), at, made: now }
  return (
    <Card title={texts.progress}>
      <Timeline pastWord={timeline.past} steps={steps.map(({ name, state }) => ({ name, state, label: timeline[name][state], isEnd: name === 'cancelled', note: name === 'pickUp' ? whenAndWhere : '' }))} />
      {hasHelp && (
        <Helpers>
          {isFollowed && (
            <Button size="medium" isBlock onClick={() => void onOpenApp()}>
              {pageHost().kind === 'nativeApp' ? texts.followRide : texts.openApp}
            </Button>
          )}
          {contact.phone !== '' && (
            <Button kind="secondary" size="small" onClick={() => onCall(contact.phone)}>
              {contact.name ? texts.callNamed(contact.name) : texts.call}
            </Button>
          )}
          {isComing && (
            <Button kind="secondary" size="small" onClick={() => void onAddToCalendar(event)}>
              {calendar.add}
            </Button>
          )}
        </Helpers>
      )}
    </Card>
  )
}
