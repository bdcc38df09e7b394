/** Outcomes by endpoint name (`*` = every endpoint). A list is a sequence: each request takes one, the last one stays. */
export type Scenario = Readonly<Record<string, readonly string[]>>

const EVERY_ENDPOINT = '*'

/**
 * Reads `getLoginPage:ended,caslogin:http500>ok`: entries by commas, `>` reads "then" and makes a sequence. An entry with no outcome
 * is left out, so a half-typed address never stops the page.
 */
export function parseScenario(text: string): Scenario {
  const entries = text.split(',').map((entry): [string, string[]] => {
    const [name = '', outcomes = ''] = entry.split(':', 2)
    return [name.trim(), parseSequence(outcomes)]
  })
  return Object.fromEntries(entries.filter(([name, outcomes]) => name !== '' && outcomes.length > 0))
}

export function parseSequence(text: string): string[] {
  return text.split('>').map((outcome) => outcome.trim()).filter(Boolean)
}

/** A scenario being played: it remembers how far each sequence has come. */
export type Plan = {
  /** The outcome for the next request to this endpoint, or undefined where the plan says nothing about it. */
  readonly take: (name: string) => string | undefined
}

export function createPlan(scenario: Scenario): Plan {
  const played = new Map<string, number>()
  return {
    take: (name) => {
      const key = Object.hasOwn(scenario, name) ? name : EVERY_ENDPOINT
      const outcomes = Object.hasOwn(scenario, key) ? scenario[key] : undefined
      if (!outcomes?.length) return undefined
      // A sequence set for every endpoint is played by each of them from its start.
      const position = played.get(name) ?? 0
      played.set(name, position + 1)
      return outcomes[Math.min(position, outcomes.length - 1)]
    },
  }
}
