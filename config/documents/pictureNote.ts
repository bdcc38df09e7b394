/** A JPEG's comment comes right behind its two first bytes: its own two, and two for its length. */
const START = Buffer.from([0xff, 0xd8])
const COMMENT = Buffer.from([0xff, 0xfe])

/** A picture that says of itself what it was drawn of. */
export function withNote(jpeg: Buffer, note: string): Buffer {
  const text = Buffer.from(note)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([START, COMMENT, length, text, jpeg.subarray(START.length)])
}

export function noteOf(jpeg: Buffer): string | undefined {
  const isNoted = jpeg.subarray(0, 4).equals(Buffer.concat([START, COMMENT]))
  return isNoted ? jpeg.subarray(6, 4 + jpeg.readUInt16BE(4)).toString() : undefined
}
