import { jest } from '@jest/globals'
import type { WorkplaceChat } from '@/hosts/dingtalk/workplaceChat'
import type { Language } from '@/lib/i18n'
import { installWorkplaceChat, type BridgeStart, type ChatDevice, type HostCall, type Stub } from '@/mocks/hosts/workplaceChatStub'

type Stage = { readonly chat: WorkplaceChat; readonly host: Stub }

type HostOptions = { readonly version?: string; readonly handle?: (call: HostCall) => void; readonly start?: BridgeStart; readonly language?: Language }

let installed: Stub | undefined

/** Opens the workplace chat anew on a device. The package looks around once, when it is loaded, so it is loaded anew as well. */
export async function openChat(device: ChatDevice, { version = '7.1.0', handle = answerAll, start, language }: HostOptions = {}): Promise<Stage> {
  leaveChat()
  const host = installWorkplaceChat(device, version, handle, start)
  installed = host
  return { chat: await load(language), host }
}

export async function openOutside(): Promise<WorkplaceChat> {
  leaveChat()
  return load()
}

export function leaveChat(): void {
  installed?.remove()
  installed = undefined
}

export const answerAll = ({ answer }: HostCall): void => answer({})

/** What work is rejected with; heard from now on, whenever it comes. */
export const rejectionOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )

/** What a page sends for its permissions. */
export const signed = { corpId: 'ding1', agentId: '1', timeStamp: '1700000000', nonceStr: 'n', signature: 's' } as const

async function load(language: Language = 'zh-CN'): Promise<WorkplaceChat> {
  // The package prints its own diagnostics outside production.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.resetModules()
  const { setLanguage } = await import('@/lib/i18n')
  setLanguage(language)
  const { openWorkplaceChat } = await import('@/hosts/dingtalk/workplaceChat')
  return openWorkplaceChat()
}
