import { memo } from 'react'
import type { SectionProps } from '@/blocks/home/homePage'
import { useMessages } from '@/lib/i18n'
import { LinkRow } from '@/ui/display/LinkRow'
import { Button } from '@/ui/form/Button'
import { ButtonLine } from '@/ui/layout/ButtonLine'
import { Card } from '@/ui/layout/Card'
import type { homeFields } from './config'
import { turntableMessages } from './messages'
import type { HomeOwn, OwnActions } from './useTurntable'

type Props = Pick<SectionProps<HomeOwn, typeof homeFields, OwnActions>, 'config' | 'actions'> & {
  readonly isLoggedIn: boolean
  readonly isOpen: boolean
  /** Undefined where a share gives no chance. */
  readonly share: (() => unknown) | undefined
}

/** The way to what was won, and the ways to another chance. The wheel that turns above does not draw them again. */
export const Below = memo(({ config, actions, isLoggedIn, isOpen, share }: Props) => {
  const texts = useMessages(turntableMessages)
  const ways = [
    [config.shareWay || texts.way.share, texts.shareGo, share, 'shareWay'],
    [config.rideWay || texts.way.ride, texts.rideGo, () => actions.use(''), 'rideWay'],
  ] as const
  return (
    <>
      <Card box="prizesText">
        <LinkRow label={config.prizesText || texts.prizes} onClick={() => (isLoggedIn ? actions.open('reward/list') : actions.login('reward/list'))} />
      </Card>
      {isOpen && (
        <Card title={config.waysTitle || texts.ways} box="waysTitle">
          {ways.map(([words, go, onClick, field]) => (
            <ButtonLine key={field} data-box={field}>
              <p>{words}</p>
              {onClick && (
                <Button kind="secondary" size="small" onClick={() => void onClick()}>
                  {go}
                </Button>
              )}
            </ButtonLine>
          ))}
        </Card>
      )}
    </>
  )
})
