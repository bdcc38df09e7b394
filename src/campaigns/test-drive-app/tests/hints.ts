export const kitCalls = ['getPageConfig']
