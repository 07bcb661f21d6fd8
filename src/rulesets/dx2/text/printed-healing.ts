/** What of printed skills restores, revives and cures. */
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as deed from './printed-deeds.ts';
import * as part from './printed-parts.ts';

export const HEALING: readonly Wording[] = [
  ...wordings('healing power', [row('with {number} power'), row('(power: {number})'), row('({number} power)')]),
  ...wordings('healing', [row('{heals|heal|restores|restore|recovers|recover}', true)]),
  ...wordings('curing', [row('{cures|cure|heals|heal|removes|remove}', true)]),
  ...wordings('all ailments', [row('[all] [their] status {ailments|aliments}', true), row('{all|any} ailments', true)]),
  ...wordings('lowering', [row('{decreases|decrease|reduces|reduce|lowers|lower}', true)]),
  ...wordings('share of hp', [
    row('{number}% {hp|of hp|of max hp|of their hp|of their max hp|of its hp|of their own hp|max hp|of maximum hp}'),
    row('hp by {number}%'),
  ]),
  ...wordings('to them', [row('{to|of|for|on} {whom}', ({ whom }) => whom)]),
  ...wordings('points', [row('{figure} hp', ({ figure }) => figure), row('hp by {figure}', ({ figure }) => figure)]),
  ...wordings('act', [
    row('{healing} [hp of] {whom}[.] {power:healing power}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('{healing} {whose} hp [.] {power:healing power}', ({ whose, power }) =>
      deed.onWhom(whose, { do: 'heal', amount: { power } }),
    ),
    row('{healing} [the] hp {to|of|for} {whom} [.] {power:healing power}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('{healing} hp {power:healing power} {whom:to them}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('heals hp of {whom} {power:healing power}, and mp by {number}', ({ whom, power, number }) =>
      deed.allOnWhom(whom, [
        { do: 'heal', amount: { power } },
        { do: 'giveMp', amount: number },
      ]),
    ),
    row('{healing} {share:share of hp} {whom:to them}', ({ share, whom }) => deed.onWhom(whom, deed.share(share))),
    row('{healing} [hp of] {whom} by {number}% [of {max hp|their max hp}]', ({ number, whom }) =>
      deed.onWhom(whom, deed.share(number)),
    ),
    row('{healing} {whom} for {number}% of {max hp|their max hp}', ({ number, whom }) =>
      deed.onWhom(whom, deed.share(number)),
    ),
    row('{healing} [the] hp {to|of|for} {whom} by {number}%', ({ number, whom }) =>
      deed.onWhom(whom, deed.share(number)),
    ),
    row('{healing} {whose} hp by {number}%', ({ number, whose }) => deed.onWhom(whose, deed.share(number))),
    row('{healing} {number}% of {whose} [max] hp', ({ number, whose }) => deed.onWhom(whose, deed.share(number))),
    row('{whom} {recovers|recover|regains|regain} {share:share of hp}', ({ share, whom }) =>
      deed.onWhom(whom, deed.share(share)),
    ),
    row('{healing} {points} {whom:to them}', ({ points, whom }) => deed.onWhom(whom, { do: 'heal', amount: points })),
    row('{healing} {whose} hp by {figure}', ({ figure, whose }) => deed.onWhom(whose, { do: 'heal', amount: figure })),
    row('{whom} {recovers|recover|regains|regain} {points}', ({ points, whom }) =>
      deed.onWhom(whom, { do: 'heal', amount: points }),
    ),
    row('{healing} {share:share of hp}', ({ share }) => deed.restored(deed.share(share))),
    row('{healing} {points}', ({ points }) => deed.restored({ do: 'heal', amount: points })),
    row('{healing} {number} mp and {percent:number}% hp {whom:to them}', ({ number, percent, whom }) =>
      deed.allOnWhom(whom, [{ do: 'giveMp', amount: number }, deed.share(percent)]),
    ),
    row('{healing} {number}% hp and {mp:number} mp {whom:to them}', ({ number, mp, whom }) =>
      deed.allOnWhom(whom, [deed.share(number), { do: 'giveMp', amount: mp }]),
    ),
    row('{healing} {number} mp {whom:to them}', ({ number, whom }) =>
      deed.onWhom(whom, { do: 'giveMp', amount: number }),
    ),
    row('{healing} {whose} mp by {number}', ({ number, whose }) =>
      deed.onWhom(whose, { do: 'giveMp', amount: number }),
    ),
    row('{healing} [the] mp of {whom} by {number}', ({ number, whom }) =>
      deed.onWhom(whom, { do: 'giveMp', amount: number }),
    ),
    row('{whom} {recover|recovers|regain|regains|gain|gains} {number} mp', ({ number, whom }) =>
      deed.onWhom(whom, { do: 'giveMp', amount: number }),
    ),
    row('{healing} {number} mp', ({ number }) => deed.restored({ do: 'giveMp', amount: number })),
    row('{drains|drain|absorbs|absorb} {number} mp', ({ number }) => deed.drains(number)),
    row('{self} will recover the amount of damage dealt', () =>
      deed.onWhom(part.those('self'), { do: 'heal', amount: { dealt: true } }),
    ),
    row('{lowering} {whose} mp by {number} [mp]', ({ whose, number }) =>
      deed.onWhom(whose, { do: 'takeMp', amount: number }),
    ),
    row('{lowering} [the] mp of {whom} by {number} [mp]', ({ whom, number }) =>
      deed.onWhom(whom, { do: 'takeMp', amount: number }),
    ),
    row('{lowering} mp by {number} [mp] on {whom}', ({ whom, number }) =>
      deed.onWhom(whom, { do: 'takeMp', amount: number }),
    ),
    row('{whom} {loses|lose} {number} mp', ({ whom, number }) => deed.onWhom(whom, { do: 'takeMp', amount: number })),
    row('{lowering} mp by {number} [mp]', ({ number }) =>
      deed.onWhom(part.those('@hit'), { do: 'takeMp', amount: number }),
    ),
    row('cause them to recover from all status ailments', () =>
      deed.onWhom(part.those('@last'), { do: 'cure', what: 'ailments' }),
    ),
    row('{curing} {ailments} {for|of|from} {whom}', ({ whom, ailments }) =>
      deed.onWhom(whom, { do: 'cure', what: part.oneOrAll(ailments) }),
    ),
    row('{curing} {whom} {of|from} {ailments}', ({ whom, ailments }) =>
      deed.onWhom(whom, { do: 'cure', what: part.oneOrAll(ailments) }),
    ),
    row('{curing} {whom} {of|from} {all ailments}', ({ whom }) => deed.onWhom(whom, { do: 'cure', what: 'ailments' })),
    row('{curing} {all ailments} {of|from|for|on|afflicting} {whom}', ({ whom }) =>
      deed.onWhom(whom, { do: 'cure', what: 'ailments' }),
    ),
    row('{curing} {whose} [status] ailments', ({ whose }) => deed.onWhom(whose, { do: 'cure', what: 'ailments' })),
    row('{curing} {all ailments}', () => deed.cured()),
    row('{curing} {all ailments}', () => deed.onNext({ do: 'cure', what: 'ailments' })),
  ]),
  ...wordings('act', [
    row('{lowering} the chance of being {suffered} during this wave by {number}%', ({ suffered, number }) =>
      deed.onWhom(part.those('@last'), {
        do: 'lend',
        passives: [{ ailmentChance: 'received', plus: part.less(number), ailment: suffered }],
      }),
    ),
  ]),
  ...wordings('revived with', [
    row('with {number}% [of] [their] [max] hp'),
    row('{with|at} full hp', 100),
    row('at {number}% hp'),
  ]),
  ...wordings('fallen', [
    row('{a single|one} [fallen|downed] {party member|ally}', 'fallen'),
    row('{a fallen party member|a downed party member|a fallen ally|a downed ally}', 'fallen'),
    row('all [fallen|downed] {party members|allies}', 'fallenAll'),
    row('{fallen|downed} {party members|allies}', 'fallenAll'),
    row(
      '{a single|one|a|an} [fallen|downed] {party member|ally} at random',
      part.those({ random: 1, side: 'own', fallen: true }),
    ),
    row(
      '{a random|one random|a randomly selected|a randomly chosen} [fallen|downed] {party member|ally}',
      part.those({ random: 1, side: 'own', fallen: true }),
    ),
    row('{self}', part.those('self')),
  ]),
  ...wordings('act', [
    row('{revive|revives} {fallen} {percent:revived with}', ({ fallen, percent }) =>
      deed.onWhom(fallen, { do: 'revive', percent }),
    ),
    row(
      '{caster|self|the caster|the user|this demon|the one with this skill|the demon with this skill} {will die|is downed|will be downed|falls} [upon activation]',
      () => deed.onWhom(part.those('self'), { do: 'slay' }),
    ),
    row('caster dies', () => deed.onWhom(part.those('self'), { do: 'slay' })),
  ]),
];
