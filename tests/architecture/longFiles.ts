/** Files over the alarm of 150 lines, each with the reason why it is one file all the same. */
export const longFiles: Readonly<Record<string, string>> = {}
