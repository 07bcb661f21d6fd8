import type { SampleDeck } from '../../../engine/index.ts';
import type { CardOf } from '../language/language.ts';

export const sampleConnectors: readonly CardOf<'connector'>[] = [
  {
    id: 'furnace-pact',
    name: 'Furnace Pact',
    type: 'connector',
    text: 'The Smoulder King leads: Wildfire.',
    demons: ['smoulder-king', 'cinderwhelp', 'coal-hound'],
    skill: 'wildfire',
  },
  {
    id: 'winter-pact',
    name: 'Winter Pact',
    type: 'connector',
    text: 'The Hoar Scribe leads: Hailfall.',
    demons: ['hoar-scribe', 'icicle-imp', 'glacier-ram'],
    skill: 'hailfall',
  },
  {
    id: 'sky-pact',
    name: 'Sky Pact',
    type: 'connector',
    text: 'The Kite Oracle leads: Cyclone.',
    demons: ['kite-oracle', 'gale-runner', 'cloud-bull'],
    skill: 'cyclone',
  },
  {
    id: 'shrine-pact',
    name: 'Shrine Pact',
    type: 'connector',
    text: 'The Halo Smith leads: Stone Song.',
    demons: ['halo-smith', 'sun-lancer', 'lamp-warden'],
    skill: 'stone-song',
  },
  {
    id: 'crypt-pact',
    name: 'Crypt Pact',
    type: 'connector',
    text: 'The Grave Tailor leads: Dread.',
    demons: ['grave-tailor', 'dusk-moth', 'veil-thief'],
    skill: 'dread',
  },
  {
    id: 'workshop-pact',
    name: 'Workshop Pact',
    type: 'connector',
    text: 'The Gear Knight leads: Cleave.',
    demons: ['gear-knight', 'brass-porter', 'tin-harlequin'],
    skill: 'cleave',
  },
];

export const sampleTeams: readonly SampleDeck[] = [
  {
    id: 'bonfire',
    title: 'Bonfire',
    deck: {
      demons: [
        { demon: 'forge-matron', skills: ['flurry', 'pride'], brands: ['lead-brand'] },
        { demon: 'ash-piper', skills: ['rime', 'fire-heart'], brands: ['quill-brand'] },
        { demon: 'smoulder-king', skills: ['deep-focus'], brands: ['embattle-brand', 'ember-brand'] },
        { demon: 'coal-hound', skills: ['avenger'], brands: ['fang-brand', 'swift-brand'] },
      ],
      liberator: 'captain-orla',
      connector: 'winter-pact',
    },
  },
  {
    id: 'long-winter',
    title: 'Long Winter',
    deck: {
      demons: [
        { demon: 'tarn-maiden', skills: ['recall', 'triage'], brands: ['ward-brand', 'oak-brand'] },
        { demon: 'pale-marshal', skills: ['riposte'], brands: ['fang-brand'] },
        { demon: 'hoar-scribe', skills: ['deep-focus', 'arc', 'insight'], brands: ['quill-brand', 'trail-brand'] },
        { demon: 'icicle-imp', skills: ['venom-fang'], brands: ['swift-brand'] },
      ],
      liberator: 'scholar-venn',
      connector: 'sky-pact',
    },
  },
  {
    id: 'open-sky',
    title: 'Open Sky',
    deck: {
      demons: [
        { demon: 'static-eel', skills: ['sear', 'kindle-the-row'], brands: ['quill-brand'] },
        { demon: 'thunder-abbot', skills: ['spring'], brands: ['ward-brand', 'prism-brand'] },
        { demon: 'gale-runner', skills: ['sunder'], brands: ['swift-brand', 'lead-brand'] },
        { demon: 'cloud-bull', skills: ['last-stand', 'grudge'], brands: ['shell-brand'] },
      ],
      liberator: 'runner-tam',
      connector: 'crypt-pact',
    },
  },
  {
    id: 'vigil',
    title: 'Vigil',
    deck: {
      demons: [
        { demon: 'choir-of-dust', skills: ['clear-mind', 'muster'], brands: ['oak-brand'] },
        { demon: 'sun-lancer', skills: ['wind-up', 'iron-arm', 'gratitude'], brands: ['fang-brand'] },
        { demon: 'bell-saint', skills: ['squall', 'last-rites'], brands: ['ward-brand', 'trail-brand'] },
        { demon: 'lamp-warden', skills: ['jeer', 'bell-toll'], brands: ['shell-brand'] },
      ],
      liberator: 'captain-orla',
      connector: 'workshop-pact',
    },
  },
  {
    id: 'night-court',
    title: 'Night Court',
    deck: {
      demons: [
        { demon: 'dusk-moth', skills: ['frost-tithe', 'grave-lot'], brands: ['quill-brand'] },
        { demon: 'hollow-judge', skills: ['deep-focus', 'levy'], brands: ['embattle-brand'] },
        { demon: 'veil-thief', skills: ['keen-eye'], brands: ['fang-brand', 'swift-brand'] },
        { demon: 'ink-wisp', skills: ['twilight-heart'], brands: ['prism-brand'] },
      ],
      connector: 'furnace-pact',
    },
  },
  {
    id: 'briar-caravan',
    title: 'Briar Caravan',
    deck: {
      demons: [
        { demon: 'bramble-lord', skills: ['sunder'], brands: ['oak-brand'] },
        { demon: 'thorn-empress', skills: ['gloom'], brands: ['quill-brand', 'ward-brand'] },
        { demon: 'road-queen', skills: ['flurry'], brands: ['swift-brand'] },
        { demon: 'clock-mother', skills: ['balm'], brands: ['ember-brand'] },
      ],
      liberator: 'runner-tam',
      connector: 'shrine-pact',
    },
  },
  {
    id: 'cogwheel',
    title: 'Cogwheel',
    deck: {
      demons: [
        { demon: 'brass-porter', skills: ['balm'], brands: ['oak-brand'] },
        { demon: 'pendulum-seer', skills: ['spring'], brands: ['quill-brand', 'trail-brand'] },
        { demon: 'tin-harlequin', skills: ['hush-blade'], brands: ['fang-brand'] },
        { demon: 'gear-knight', skills: ['wind-up'], brands: ['shell-brand'] },
      ],
      connector: 'sky-pact',
    },
  },
  {
    id: 'undergrowth',
    title: 'Undergrowth',
    deck: {
      demons: [
        { demon: 'moss-elder', skills: ['great-recall', 'road-rations'], brands: ['oak-brand', 'embattle-brand'] },
        { demon: 'root-wrestler', skills: ['jeer'], brands: ['fang-brand'] },
        { demon: 'spore-dancer', skills: ['light-step', 'clear-draught'], brands: ['swift-brand'] },
        { demon: 'glacier-ram', skills: ['parry', 'lamp-sweep'], brands: ['prism-brand', 'trail-brand'] },
      ],
      liberator: 'runner-tam',
      connector: 'furnace-pact',
    },
  },
  {
    id: 'market-day',
    title: 'Market Day',
    deck: {
      demons: [
        { demon: 'mask-vendor', skills: ['ember-chain'], brands: ['ward-brand'] },
        { demon: 'road-princess', skills: ['storm-heart'], brands: ['quill-brand'] },
        { demon: 'salt-peddler', skills: ['venom-fang'], brands: ['oak-brand'] },
        { demon: 'dice-baron', skills: ['sear'], brands: ['lead-brand'] },
      ],
      liberator: 'scholar-venn',
      connector: 'shrine-pact',
    },
  },
  {
    id: 'far-shore',
    title: 'Far Shore',
    deck: {
      demons: [
        { demon: 'tide-reader', skills: ['recall'], brands: ['quill-brand'] },
        { demon: 'kite-oracle', skills: ['stone-song'], brands: ['ward-brand'] },
        { demon: 'halo-smith', skills: ['dawn-ray'], brands: ['shell-brand'] },
        { demon: 'cinderwhelp', skills: ['deep-focus'], brands: ['swift-brand'] },
      ],
      connector: 'workshop-pact',
    },
  },
  {
    id: 'weather-court',
    title: 'Weather Court',
    deck: {
      demons: [
        { demon: 'kite-oracle', skills: ['gathering-storm', 'storm-eye', 'cold-reason'], brands: ['quill-brand'] },
        { demon: 'bell-saint', skills: ['tower-oath', 'court-chronicle'], brands: ['shell-brand'] },
        { demon: 'glacier-ram', skills: ['iron-constitution', 'moonlit-edge', 'moon-cut'], brands: ['fang-brand'] },
        { demon: 'tide-reader', skills: ['gathering-storm', 'gift-ledger', 'hail-of-stars'], brands: ['ward-brand'] },
      ],
      liberator: 'scholar-venn',
    },
  },
  {
    id: 'eclipse-watch',
    title: 'Eclipse Watch',
    deck: {
      demons: [
        { demon: 'hollow-judge', skills: ['lay-bare', 'wary-eye', 'long-game', 'slow-fuse'], brands: ['swift-brand'] },
        {
          demon: 'coal-hound',
          skills: ['keen-trance', 'moon-cut', 'moonlit-edge', 'even-trade'],
          brands: ['fang-brand'],
        },
        {
          demon: 'choir-of-dust',
          skills: ['hail-of-stars', 'gift-ledger', 'blood-tithe', 'ransom'],
          brands: ['oak-brand'],
        },
        {
          demon: 'root-wrestler',
          skills: ['iron-constitution', 'court-chronicle', 'ledger-of-debts', 'echoing-wound'],
          brands: ['embattle-brand'],
        },
      ],
      liberator: 'runner-tam',
    },
  },
  {
    id: 'masked-ball',
    title: 'Masked Ball',
    deck: {
      demons: [
        { demon: 'mask-vendor', skills: ['honeyed-lie', 'cool-mask', 'closed-circle'], brands: ['ward-brand'] },
        { demon: 'spore-dancer', skills: ['house-of-mirrors', 'unmasking'], brands: ['quill-brand'] },
        { demon: 'dice-baron', skills: ['grand-entrance', 'unbroken-dance', 'light-heart'], brands: ['fang-brand'] },
        { demon: 'road-princess', skills: ['fine-breeding', 'cruel-wit', 'gossip'], brands: ['shell-brand'] },
      ],
      liberator: 'scholar-venn',
    },
  },
  {
    id: 'toll-house',
    title: 'Toll House',
    deck: {
      demons: [
        { demon: 'salt-peddler', skills: ['double-entry', 'house-odds', 'thin-welcome'], brands: ['quill-brand'] },
        { demon: 'brass-porter', skills: ['surety', 'balanced-books', 'collectors-call'], brands: ['shell-brand'] },
        {
          demon: 'clock-mother',
          skills: ['borrowed-seal', 'open-account', 'market-rumour'],
          brands: ['oak-brand'],
        },
        { demon: 'coal-hound', skills: ['rising-stakes', 'all-or-nothing', 'bell-and-candle'], brands: ['fang-brand'] },
      ],
      liberator: 'captain-orla',
    },
  },
  {
    id: 'night-walk',
    title: 'Night Walk',
    deck: {
      demons: [
        { demon: 'lamp-warden', skills: ['hang-lanterns', 'keeper-of-flames'], brands: ['shell-brand'] },
        { demon: 'ash-piper', skills: ['pass-the-light', 'night-eyes'], brands: ['quill-brand'] },
        { demon: 'veil-thief', skills: ['put-them-out', 'pass-the-light'], brands: ['swift-brand'] },
        { demon: 'thunder-abbot', skills: ['shield-the-flame', 'star-chart'], brands: ['ward-brand'] },
      ],
      liberator: 'runner-tam',
    },
  },
];
