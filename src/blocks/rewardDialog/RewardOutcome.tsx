import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { useWaitForOverlaysClosed } from '@/lib/history/useWaitForOverlaysClosed'
import { useMessages } from '@/lib/i18n'
import { lazyChunk, useLazyChunk } from '@/lib/lazy/lazyChunk'
import { toShortYuan, toYuan } from '@/lib/money'
import { toast } from '@/ui/feedback/toast'
import { FallbackDialog } from '@/ui/overlay/FallbackDialog'
import { rewardMessages } from './messages'
import type { RewardContent, RewardStep } from './reward'
import type { RewardDialogProps, ShownStep } from './RewardDialog'

const dialog = lazyChunk(() => import('./RewardDialog').then(({ RewardDialog }) => RewardDialog))

export type RewardOutcomeProps<Result> = {
  /** Of `useDraw`. A page with a show of its own, such as a wheel, holds `settled` back until it is over. */
  readonly stage: DrawStage<Result>
  /** `close` of `useDraw`. */
  readonly onClose: () => void
  /** A text: it was done and gave nothing to celebrate, and a line says so. */
  readonly contentOf: (result: Result) => RewardContent | string
  /** Its code is fetched before there is anything to say, for a page whose show the code's coming would disturb. */
  readonly isExpected?: boolean
}

type Settled<Result> = Extract<DrawStage<Result>, { readonly step: 'settled' }>

/** The dialog that says what a draw gave. Its code is loaded while the answer is awaited, and a plain panel says it where that fails. */
export function RewardOutcome<Result>({ stage, onClose, contentOf, isExpected = false }: RewardOutcomeProps<Result>) {
  // The last outcome stays while the dialog fades out.
  const uncovered = useWaitForOverlaysClosed()
  const [settled, setSettled] = useState<Settled<Result>>()
  const [isLeaving, setLeaving] = useState(false)
  const { loaded: Dialog, failure } = useLazyChunk(dialog, stage.step !== 'idle')
  useEffect(() => {
    if (isExpected) dialog.read().catch(() => undefined)
  }, [isExpected])
  const line = stage.step === 'settled' ? contentOf(stage.result) : null
  useTellLine(typeof line === 'string' ? line : null, onClose)
  const isOpen = stage.step === 'settled' && typeof line !== 'string'
  if (isOpen && settled !== stage) setSettled(stage)
  const content = settled && contentOf(settled.result)
  if (!settled || typeof content !== 'object') return null
  // The step back that takes the dialog's entry away would call off a way to another document.
  const closeWhole = async () => {
    onClose()
    await uncovered()
  }
  const goBy = async (leave: (close: () => unknown) => unknown) => {
    setLeaving(true)
    await leave(closeWhole)
    setLeaving(false)
  }
  const closing = (step: RewardStep): ShownStep => ({
    label: step.label,
    onClick: () => {
      if ('leave' in step) return goBy(step.leave)
      onClose()
      return step.onClick?.()
    },
  })
  const { next, other, ...shown } = content
  const props: RewardDialogProps = { ...shown, isOpen, isFresh: settled.isFresh, isLeaving, onClose, next: closing(next), other: other && closing(other) }
  if (Dialog) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
  return failure ? <PlainOutcome {...props} /> : null
}

function useTellLine(line: string | null, onTold: () => void): void {
  const showLine = useEffectEvent((text: string) => {
    toast.success(text)
    onTold()
  })
  useEffect(() => {
    if (line !== null) showLine(line)
  }, [line])
}

function PlainOutcome({ isOpen, onClose, reward, title, text, next, other }: RewardDialogProps) {
  const { won, lost, lostText, reward: unnamed, sum } = useMessages(rewardMessages)
  const summary = reward ? [reward.cents > 0 ? sum((reward.isExact ? toYuan : toShortYuan)(reward.cents)) : '', reward.name || unnamed, text || reward.note].filter(Boolean).join(' ') : text || lostText
  const steps = [...(other ? [other] : []), next]
  return (
    <FallbackDialog
      isOpen={isOpen}
      request={{ title: title || (reward ? won : lost), text: summary, actions: steps.map(({ label }) => ({ label })) }}
      onAnswer={(answer) => (answer === 'dismissed' ? onClose() : void steps[answer]?.onClick())}
    />
  )
}
