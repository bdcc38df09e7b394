/** A person who is known by digits and stars alone, such as a masked number; a nickname may begin with a digit. */
export const isMaskedPhone = (name: string): boolean => /^[\d*]+$/.test(name)
