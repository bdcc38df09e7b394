/** An invitation, as previews and tests show it. */
export const sampleLink = 'https://h5.example.com/market-platform-h5/invite?sourceId=SAMPLE&promotorCode=P8K3QX'
