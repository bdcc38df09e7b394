import { openHost, type WorkplaceChat } from '@/hosts'
import { simulatorMessages } from '../messages'
import { actionButton } from './controls'
import { element } from './element'
import type { Notify } from './notify'
import { WORK_GROUPS, WORKS, type WorkName } from './workplaceWorks'

type Group = keyof typeof WORK_GROUPS

/** How many of the chat's diagnoses have been shown: the page has one chat, however often the panel is opened. */
let shown = 0

/** What went wrong without stopping anything (spec 1 §8), since the last time. */
function newDiagnoses(chat: WorkplaceChat | undefined): readonly string[] {
  const fresh = (chat?.diagnoses() ?? []).slice(shown)
  shown += fresh.length
  return fresh.map(({ message }) => message)
}

/**
 * The workplace chat's permissions, panels, calls and diagnostics (spec 1 §7, §8), which no page opens by itself. The product's own adapter and the
 * vendor's package run in the simulator's script, over the same bridges as the page's.
 */
export function workplaceRows(notify: Notify): HTMLElement {
  const words = simulatorMessages.read().workplace
  const { groups, works, worked } = words
  const start = async (work: WorkName) => {
    const { workplaceChat } = await openHost()
    let outcome = worked(works[work])
    try {
      if (workplaceChat) await WORKS[work](workplaceChat, words)
    } catch (error) {
      outcome = `${works[work]}: ${error instanceof Error ? error.message : String(error)}`
    }
    notify([outcome, ...newDiagnoses(workplaceChat)].join(' · '))
  }
  const row = (group: Group) =>
    element(
      'div',
      { class: 'field', role: 'group', 'aria-label': groups[group] },
      element('span', { class: 'label' }, groups[group]),
      ...WORK_GROUPS[group].map((work) => actionButton(works[work], () => void start(work))),
    )
  return element('div', {}, ...(Object.keys(WORK_GROUPS) as Group[]).map(row))
}
