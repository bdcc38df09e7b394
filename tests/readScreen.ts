/** Texts, names and title, as a person meets them. */
function readScreen(): string {
  const named = Array.from(document.body.querySelectorAll('[aria-label], [alt], [placeholder]'))
  return [document.title, document.body.textContent, ...named.flatMap((element) => ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name)))].join(' ')
}

export const expectNoChinese = (but = '') => expect(readScreen().replace(but, '')).not.toMatch(/[\u3000-\u303f\u4e00-\u9fff]/)
