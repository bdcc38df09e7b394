import { addMembers } from 'dingtalk-jsapi/plugin/coolAppSdk/addMembers'
import { batchInstallCoolApp } from 'dingtalk-jsapi/plugin/coolAppSdk/batchInstallToGroup'
import { createGroup } from 'dingtalk-jsapi/plugin/coolAppSdk/createGroup'
import { installCoolAppToGroup } from 'dingtalk-jsapi/plugin/coolAppSdk/installToGroup'
import { sendMessageToGroup } from 'dingtalk-jsapi/plugin/coolAppSdk/sendMessageToGroup'
import { sendMessageToSingleChat } from 'dingtalk-jsapi/plugin/coolAppSdk/sendMessageToSingleChat'

type WithCorpId = { readonly corpId: string }

/** The organisation may be left out: the page's stands in (spec 1 §3). */
type CorpIdOptional<Fields extends WithCorpId> = Omit<Fields, 'corpId'> & Partial<WithCorpId>

/** What the package takes, but that the context is optional, and the organisation in it. */
type OpenComponent<Input extends { readonly context: WithCorpId }> = (input: Omit<Input, 'context'> & { readonly context?: CorpIdOptional<Input['context']> }) => Promise<unknown>

/** A picker has the organisation beside its other parameters, and no address that it would stand in. */
type OpenPicker<Input> = (input: Input) => Promise<unknown>

/** Opens a floating panel or a page of the host's provider (spec 1 §2, §7). Resolves to the host's answer, or rejects with a `BridgeError`. */
export type CoolApp = {
  readonly createGroup: OpenComponent<Parameters<typeof createGroup>[0]>
  readonly addMembers: OpenComponent<Parameters<typeof addMembers>[0]>
  readonly sendMessageToGroup: OpenComponent<Parameters<typeof sendMessageToGroup>[0]>
  readonly sendMessageToSingleChat: OpenComponent<Parameters<typeof sendMessageToSingleChat>[0]>
  readonly addAppToGroup: OpenPicker<Parameters<typeof installCoolAppToGroup>[0]>
  readonly addAppToChats: OpenPicker<Parameters<typeof batchInstallCoolApp>[0]>
}

/** Any input is passed on as it is (spec 1 §3); the provider's panel validates it (spec 1 §5). */
// oxlint-disable-next-line typescript/no-explicit-any -- the package's six inputs have no form in common
type Panel = (input: any) => Promise<unknown>

/** `callComponent` makes the call under the rules of every call. */
export function coolAppOf(callComponent: (attempt: () => Promise<unknown>) => Promise<unknown>): CoolApp {
  const opening = (panel: Panel) => (input: object) => callComponent(() => panel(input))
  return {
    createGroup: opening(createGroup),
    addMembers: opening(addMembers),
    sendMessageToGroup: opening(sendMessageToGroup),
    sendMessageToSingleChat: opening(sendMessageToSingleChat),
    addAppToGroup: opening(installCoolAppToGroup),
    addAppToChats: opening(batchInstallCoolApp),
  }
}
