/** The banks whose pages the product opens to apply for a card. A configured address of any other host is not followed. */
export const BANK_HOSTS: readonly string[] = ['creditcard.cmbc.com.cn', 'card.partner-bank.example']
