/** The command of the bot: `/challenge game opponent minutes`. */
export const commandsFor = (rulesets: readonly { id: string; title: string }[]): object[] => [
  {
    name: 'challenge',
    description: 'Challenge somebody to a game of cards',
    type: 1,
    options: [
      {
        name: 'game',
        description: 'Which game',
        type: 3,
        required: true,
        choices: rulesets.slice(0, 25).map(({ id, title }) => ({ name: title.slice(0, 100), value: id })),
      },
      { name: 'opponent', description: 'Whom; yourself to try it out', type: 6, required: true },
      {
        name: 'minutes',
        description: 'Time for each decision; who takes longer loses. Left out, there is no hurry',
        type: 4,
        min_value: 1,
        max_value: 43_200,
      },
    ],
  },
];
