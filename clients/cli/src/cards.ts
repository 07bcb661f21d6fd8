import type { Body } from 'arbiter-client';
import { Command } from 'commander';
import { cardsOf, commonOf } from './common.ts';

export const cardCommand = (): Command =>
  new Command('check-cards')
    .argument('<ruleset>', 'the game that they are for')
    .argument('<file>', 'a JSON file: a list of cards, or {"cards": […]}')
    .description('check cards of your own, and read them back in English; with a problem, say everything that is wrong')
    .option('--register', 'keep them, and say the hash that matches are started with')
    .action(async (ruleset: string, file: string, { register = false }: { register?: boolean }, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const cards = cardsOf(file) as Body<'registerCardSet'>['cards'];
      if (register) {
        const receipt = await arbiter.cardSets.register({ ruleset, cards });
        const { items } = await arbiter.cardSets.reading(receipt.hash);
        return write(receipt, [receipt.hash, ...items.map(({ id, text }) => `${id}: ${text}`)]);
      }
      // Cards are looked at before the deck is, which may be of other cards.
      const [deck] = (await arbiter.rulesets.get(ruleset)).sampleDecks;
      const checked = await arbiter.rulesets.checkDeck(ruleset, { deck: deck?.id ?? '', cards });
      write(
        { cards: checked.cards, count: cards.length },
        `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}, nothing is wrong with them. Their hash is ${checked.cards}.`,
      );
    });
