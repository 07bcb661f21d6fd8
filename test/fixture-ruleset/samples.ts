/** Bells that use every word of the fixture's card language. */
export const sampleCards = [
  { id: 'treble', tone: 2, speed: 2 },
  { id: 'tenor', tone: 3, metal: 4, hears: ['treble'] },
  { id: 'echo', tone: 1, speed: 3, hears: ['treble', 'tenor'] },
  { id: 'gong', tone: 2, metal: 5, then: [{ do: 'strike', dents: 2 }] },
  { id: 'knell', tone: 4, metal: 2, lastWords: true, then: [{ do: 'strike', dents: 1 }] },
  { id: 'fork', tone: 1, speed: 2, then: [{ do: 'tune', by: 1 }] },
  { id: 'felt', tone: 0, speed: 3, then: [{ do: 'hush' }] },
  { id: 'frame', tone: 1, hears: ['gong'], then: [{ do: 'shield' }] },
  { id: 'rope', tone: 1, then: [{ do: 'hang' }, { do: 'tune', by: 1 }] },
  { id: 'herald', tone: 2, greets: ['treble', 'tenor', 'gong', 'herald'], then: [{ do: 'strike', dents: 1 }] },
  { id: 'chatter', tone: 1, hears: ['chatter', 'frame'] },
] as const;

const ring = ['treble', 'tenor', 'echo', 'gong', 'knell', 'fork', 'felt', 'frame', 'rope', 'herald'];

export const sampleDecks = [
  { id: 'all', title: 'Everything', deck: [...ring, ...ring] },
  { id: 'loud', title: 'Endless', deck: [...ring, 'chatter', 'gong', 'frame', 'gong', 'frame'] },
] as const;
