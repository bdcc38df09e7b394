import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Button } from '@/ui/form/Button'
import { ImageButton } from '@/ui/form/ImageButton'
import { drawCta } from './drawCta'
import { DrawLine } from './DrawLine'
import { drawMessages } from './messages'
import type { DrawStage } from './useDraw'

export type DrawButtonProps = {
  /** Undefined before a login: nothing is drawn yet. */
  readonly step: DrawStage<unknown>['step'] | undefined
  /** How many are left; undefined where the campaign counts none. */
  readonly chances?: number | undefined
  /** What is said where no chance is left and a share gives none: on the button, and below it. */
  readonly used?: { readonly label: string; readonly line: string } | undefined
  /** Marketing's own words and picture; the standard ones without them. */
  readonly label?: string
  readonly image?: string
  /** On the button that shares, where nothing is drawn. */
  readonly shareLabel?: string
  readonly onDraw: () => void
  /** Undefined where a share gives no chance. */
  readonly onShare?: (() => unknown) | undefined
}

/** The big button of a page that draws, and the line below it: how many chances are left, or what is going on. It leaves no room for the line where nothing can be said: before a login, and after the last chance. */
export function DrawButton({ step, chances, used, label, image = '', shareLabel, onDraw, onShare }: DrawButtonProps) {
  const messages = useMessages(drawMessages)
  const cta = drawCta(step ?? 'idle', chances, onShare !== undefined)
  const text = label || messages.draw
  return (
    <div {...box(image ? 'buttonImage' : 'buttonDesc')}>
      {cta === 'draw' || cta === 'busy' ? (
        <ImageButton src={image} label={text} isBusy={cta === 'busy'} onClick={() => onDraw()} />
      ) : (
        <Button isBlock isLocked={cta === 'none'} onClick={() => void (cta === 'share' ? onShare?.() : onDraw())}>
          {cta === 'ask' ? messages.ask : cta === 'share' ? (shareLabel ?? messages.share) : (used?.label ?? messages.usedUp)}
        </Button>
      )}
      {step && (cta !== 'none' || used?.line) && <DrawLine step={step} chances={cta === 'none' && used ? undefined : chances} hint={cta === 'none' ? used?.line : undefined} canShare={onShare !== undefined} />}
    </div>
  )
}
