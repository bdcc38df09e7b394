/** What comes of it within so many milliseconds; undefined where nothing has by then. */
export const resolveWithin = <Answer>(asked: Promise<Answer>, limit: number): Promise<Answer | undefined> => Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), limit))])
