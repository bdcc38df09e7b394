const TAG = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*?)?)(\/?)>/gi
const VOID = new Set(['br', 'hr', 'img', 'input'])

/** The classes of elements in which something is written, or can be typed. */
export function wordedClasses(markup: string): ReadonlySet<string> {
  const worded = new Set<string>()
  const open: (readonly string[])[] = []
  let end = 0
  for (const { 0: tag, 1: closing, 2: name = '', 3: attributes = '', 4: closed, index } of markup.matchAll(TAG)) {
    if (markup.slice(end, index).trim() !== '') for (const className of open.flat()) worded.add(className)
    end = index + tag.length
    const classes = (/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ')
    if (name === 'input') for (const className of [...open.flat(), ...classes]) worded.add(className)
    if (closing) open.pop()
    else if (!closed && !VOID.has(name)) open.push(classes)
  }
  return worded
}
