import { addMembers } from 'dingtalk-jsapi/plugin/coolAppSdk/addMembers'
import { batchInstallCoolApp } from 'dingtalk-jsapi/plugin/coolAppSdk/batchInstallToGroup'
import { createGroup } from 'dingtalk-jsapi/plugin/coolAppSdk/createGroup'
import { installCoolAppToGroup } from 'dingtalk-jsapi/plugin/coolAppSdk/installToGroup'
import { sendMessageToGroup } from 'dingtalk-jsapi/plugin/coolAppSdk/sendMessageToGroup'
import { sendMessageToSingleChat } from 'dingtalk-jsapi/plugin/coolAppSdk/sendMessageToSingleChat'
import { BridgeError } from './calls/bridgeError'

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
  /** A component page has it in its address, where the package writes a missing one as `corpId=undefined`. The page's is used instead. */
  const component = (panel: Panel): OpenPanel => (input) => {
    const organisation = input.context?.corpId ?? corpId()
    if (!organisation) return Promise.reject(new BridgeError('missingCorpId', 'The panel needs the id of an organisation: pass context.corpId, or configure the page with one'))
    return callComponent(() => panel({ ...input, context: { ...input.context, corpId: organisation } }))
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
