import type { Match, Scene } from 'arbiter-client';
import type { MessageComponent } from './components.ts';
import { box, button, fit, lastLines, picture, plain, row, text } from './components.ts';
import { until } from './reminders.ts';

/* What everybody in the channel sees of a match. */

export const PICTURE = 'table.png';

const seatName = (scene: Scene, player: string | null): string =>
  scene.players.find(({ id }) => id === player)?.name ?? 'nobody';

function standing(scene: Scene): string {
  const { number, player, phase } = scene.turn;
  const turn = player === null ? phase.title : `Turn ${number}: ${seatName(scene, player)}, ${phase.title}`;
  const lines = scene.players.map(({ name, counters }) => {
    const said = counters.map(({ title, value, of }) => `${title} ${value}${of === undefined ? '' : `/${of}`}`);
    return `**${plain(name)}** ${plain(said.join(' · '))}`;
  });
  return fit([plain(turn), ...lines].join('\n'), 1000);
}

/** Who has to decide, called by their Discord names; a message that is edited calls nobody. */
function waitingFor({ seats, awaiting, deadline, paused }: Match): string {
  const ids = awaiting.map(({ player }) => seats[player === 'p1' ? 0 : 1].externalId);
  const time = paused
    ? ' A judge has paused the match.'
    : deadline === null
      ? ''
      : ` Time runs out ${until(deadline)}.`;
  return `Waiting for ${[...new Set(ids)].map((id) => `<@${id}>`).join(' and ')}.${time}`;
}

/** The table of a match, with the buttons to play it. */
export function tableMessage(match: Match, scene: Scene, title: string): MessageComponent[] {
  const [p1, p2] = match.seats;
  const recent = lastLines(
    scene.recent.map(({ text: said, clause }) => `-# ${plain(said)} (${plain(clause)})`),
    1500,
  );
  const over = scene.outcome !== null;
  const end = scene.outcome === null ? waitingFor(match) : `🏁 **${plain(scene.outcome.text)}**`;
  const play = row(
    button(`show:${match.id}`, 'Your move', 'main'),
    button(`hand:${match.id}`, 'Your side'),
    button(`concede:${match.id}`, 'Give up', 'danger'),
  );
  return [
    box(
      text(`## ${plain(title)}: ${plain(p1.name)} – ${plain(p2.name)}\n${standing(scene)}`),
      picture(PICTURE, `The table of ${p1.name} and ${p2.name}`),
      ...(recent === '' ? [] : [text(recent)]),
      text(end),
    ),
    ...(over ? [] : [play]),
  ];
}
