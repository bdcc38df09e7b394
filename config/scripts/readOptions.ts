import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** The options of a command; `--help` and an option that it does not have end it with what it can do. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(help: string, options: Options): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  if (process.argv.includes('--help')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return stopWith(error instanceof Error ? error.message : '', help)
  }
}

/** Ends a command that was not told what it needs. */
export function stopWith(why: string, help: string): never {
  console.error(`${why}\n\n${help}`)
  process.exit(2)
}
