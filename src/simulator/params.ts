/** The parameters of an address that describe a simulation; the scripts that serve a document look for them too. */
export const SIMULATION_PARAMS = ['host', 'app', 'platform', 'appVersion', 'network', 'permission', 'latency', 'fail', 'carrier', 'account'] as const

/** Which outcomes the embedded backend gives this tab: `?scenario=getLoginPage:slow`. */
export const SCENARIO_PARAM = 'scenario'

/** `1` shows the panel in this tab, `0` hides it. */
export const PANEL_PARAM = 'panel'

/** The cookie that brings the simulator along when a tab has lost the parameters, and the attribute of the tag that came by request only. */
export const ASKED_COOKIE = 'market-platform-h5.simulator'
export const ASKED_ATTRIBUTE = 'data-only-where-asked'
