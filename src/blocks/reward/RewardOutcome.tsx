import { Suspense, useContext, useState } from 'react'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { HistoryContext } from '@/lib/historyContext'
import { useMessages } from '@/lib/i18n'
import { lazyChunk, useLazyChunk } from '@/lib/lazy/lazyChunk'
import { toShortYuan } from '@/lib/money'
import { FallbackDialog } from '@/ui/overlay/FallbackDialog'
import { rewardMessages } from './messages'
import type { RewardContent, RewardStep } from './reward'
import type { RewardDialogProps, ShownStep } from './RewardDialog'

const dialog = lazyChunk(() => import('./RewardDialog').then(({ RewardDialog }) => RewardDialog))

/** Fetches it before there is anything to say, for a page whose show the code's coming would disturb. */
export const preloadOutcome = (): void => void dialog.read().catch(() => undefined)

export type RewardOutcomeProps<Result> = {
  /** Of `useDraw`. A page with a show of its own, such as a wheel, holds `told` back until it is over. */
  readonly stage: DrawStage<Result>
  /** `close` of `useDraw`. */
  readonly onClose: () => void
  readonly contentOf: (result: Result) => RewardContent
}

type Told<Result> = Extract<DrawStage<Result>, { readonly step: 'told' }>

/** The dialog that says what a draw gave. Its code is loaded while the answer is awaited, and a plain panel says it where that fails. */
export function RewardOutcome<Result>({ stage, onClose, contentOf }: RewardOutcomeProps<Result>) {
  // What was told last stays while the dialog fades out.
  const history = useContext(HistoryContext)
  const [told, setTold] = useState<Told<Result>>()
  const [isLeaving, setLeaving] = useState(false)
  const { loaded: Dialog, failure } = useLazyChunk(dialog, stage.step !== 'idle')
  const isOpen = stage.step === 'told'
  if (isOpen && told !== stage) setTold(stage)
  if (!told) return null
  // The step back that takes the dialog's entry away would call off a way to another document.
  const closeWhole = async () => {
    onClose()
    await history?.uncovered()
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
      return step.onClick()
    },
  })
  const { next, other, ...content } = contentOf(told.result)
  const props: RewardDialogProps = { ...content, isOpen, isFresh: told.isFresh, isLeaving, onClose, next: closing(next), other: other && closing(other) }
  if (Dialog) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
  return failure ? <PlainOutcome {...props} /> : null
}

function PlainOutcome({ isOpen, onClose, reward, title, text, next, other }: RewardDialogProps) {
  const { won, lost, lostText, reward: unnamed, sum } = useMessages(rewardMessages)
  const said = reward ? [reward.cents > 0 ? sum(toShortYuan(reward.cents)) : '', reward.name || unnamed, text || reward.note].filter(Boolean).join(' ') : text || lostText
  const steps = [...(other ? [other] : []), next]
  return (
    <FallbackDialog
      isOpen={isOpen}
      request={{ title: title || (reward ? won : lost), text: said, actions: steps.map(({ label }) => ({ label })) }}
      onAnswer={(answer) => (answer === 'dismissed' ? onClose() : void steps[answer]?.onClick())}
    />
  )
}
