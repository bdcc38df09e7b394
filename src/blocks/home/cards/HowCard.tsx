import type { ConfigOf } from '@/lib/pageConfig'
import { StepsCard } from '@/ui/display/StepsCard'
import type { stepsFields } from '../config'

const PICTURES = {
  share: 'M16 26l16-6M16 26l6 3 3 6 7-19-18 7z',
  ride: 'M14 28v-3c0-2 1-3 3-3l2-5h10l2 5c2 0 3 1 3 3v3zM17 31v-2M31 31v-2M18 25h2M28 25h2',
  cash: 'M14 20a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2zM20 21l4 4 4-4M24 25v5M21 26.5h6',
} as const

const ORDER = ['share', 'ride', 'cash'] as const

export type HowTexts = { readonly how: string; readonly steps: Readonly<Record<(typeof ORDER)[number], string>> }

/** The steps as the campaign tells them, in the fields of marketing. */
export const howDefaults = ({ how, steps }: HowTexts) => ({ stepsTitle: how, steps: ORDER.map((step) => ({ label: steps[step] })) })

/** How the money is earned. The last step is the money, however many marketing makes of it. */
export function HowCard({ config, texts }: { readonly config: ConfigOf<typeof stepsFields>; readonly texts: HowTexts }) {
  const own = howDefaults(texts)
  const steps = config.steps.length > 0 ? config.steps : own.steps
  const pathAt = (index: number): string => PICTURES[index === steps.length - 1 ? 'cash' : (ORDER[Math.min(index, 1)] ?? 'ride')]
  return <StepsCard title={config.stepsTitle || own.stepsTitle} box="steps" steps={steps.map(({ label }, index) => ({ label, path: pathAt(index) }))} />
}
