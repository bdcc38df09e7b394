import { addMembers } from 'dingtalk-jsapi/plugin/coolAppSdk/addMembers'
import { batchInstallCoolApp } from 'dingtalk-jsapi/plugin/coolAppSdk/batchInstallToGroup'
import { createGroup } from 'dingtalk-jsapi/plugin/coolAppSdk/createGroup'
import { installCoolAppToGroup } from 'dingtalk-jsapi/plugin/coolAppSdk/installToGroup'
import { sendMessageToGroup } from 'dingtalk-jsapi/plugin/coolAppSdk/sendMessageToGroup'
import { sendMessageToSingleChat } from 'dingtalk-jsapi/plugin/coolAppSdk/sendMessageToSingleChat'

/** The organisation, and the panel's other parameters, passed on unchanged (spec 1 §3). */
export type CoolAppInput = { readonly context?: { readonly corpId?: string; readonly [name: string]: unknown }; readonly [name: string]: unknown }

type OpenPanel = (input: CoolAppInput) => Promise<unknown>

/** Opens a floating panel or a page of the host's provider (spec 1 §2, §7). Resolves to the host's answer, or rejects with a `BridgeError`. */
export type CoolApp = {
  readonly createGroup: OpenPanel
  readonly addMembers: OpenPanel
  readonly sendMessageToGroup: OpenPanel
  readonly sendMessageToSingleChat: OpenPanel
  readonly addAppToGroup: OpenPanel
  readonly addAppToChats: OpenPanel
}

type Surroundings = {
  /** Makes the call under the rules of every call. */
  readonly callComponent: (attempt: () => Promise<unknown>) => Promise<unknown>
  /** The organisation that the page was configured for. */
  readonly corpId: () => string | undefined
}

/** Any input of the package's types is passed on; the provider's panel validates it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the package's six inputs have no form in common
type Panel = (input: any) => Promise<unknown>

export function coolAppOf({ callComponent, corpId }: Surroundings): CoolApp {
  /** A picker gets the organisation from the host, the rest from its params. */
  const picker = (panel: Panel): OpenPanel => (input) => callComponent(() => panel(input))
  /** A component page has it in its address: the input's, or the page's. Where neither is known the input goes to the host as it is, which answers: a helper validates nothing (spec 1 §5). */
  const component = (panel: Panel): OpenPanel => (input) => {
    const organisation = input.context?.corpId ?? corpId()
    return callComponent(() => panel(organisation ? { ...input, context: { ...input.context, corpId: organisation } } : input))
  }
  return {
    createGroup: component(createGroup),
    addMembers: component(addMembers),
    sendMessageToGroup: component(sendMessageToGroup),
    sendMessageToSingleChat: component(sendMessageToSingleChat),
    addAppToGroup: picker(installCoolAppToGroup),
    addAppToChats: picker(batchInstallCoolApp),
  }
}
