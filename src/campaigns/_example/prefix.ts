export const prefix = '_example'
