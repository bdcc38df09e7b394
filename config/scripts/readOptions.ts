import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

type Config<Options extends ParseArgsOptionsConfig> = { readonly options: Options; readonly allowPositionals: true }
type Read<Options extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<Config<Options>>>

/** The options of a command; `--help` and an unknown option end it with the help text. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(help: string, options: Options): Read<Options>['values'] {
  const { values, positionals } = readCommand(help, options)
  return positionals.length === 0 ? values : stopWith(`What is "${positionals.join(' ')}"?`, help)
}

/** The options and the positional arguments of a command that takes some, such as an address; `--help` and an unknown option end it with the help text. */
export function readCommand<const Options extends ParseArgsOptionsConfig>(help: string, options: Options): Read<Options> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return stopWith(error instanceof Error ? error.message : '', help)
  }
}

/** Ends a command whose arguments are missing or unknown. */
export function stopWith(why: string, help: string): never {
  console.error(`${why}\n\n${help}`)
  process.exit(2)
}
