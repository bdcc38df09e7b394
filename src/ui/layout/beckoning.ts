/** How often what draws the eye does so (a rain of coins, a button that beckons): without an end it costs a phone half a core for as long as the page is open. */
export const ATTENTION_ITERATIONS = 4
