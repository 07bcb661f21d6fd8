import { Arbiter, ArbiterProblem } from '/client/index.js';

/* The page of one player. The key of the seat stands behind the #, which browsers send to nobody. */

const element = (id) => document.getElementById(id);
const make = (tag, text, ...children) => {
  const made = document.createElement(tag);
  made.textContent = text;
  made.append(...children);
  return made;
};

element('start').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { own, other } = Object.fromEntries(new FormData(event.target));
  const body = JSON.stringify({ names: [own, other] });
  const answer = await fetch('/games', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const game = await answer.json();
  if (!answer.ok) return element('links').replaceChildren(game.error);
  const linkFor = (seat, key) => `/#${new URLSearchParams({ match: game.match, seat, key })}`;
  const link = make('a', `the link for ${other}`);
  link.href = linkFor('p2', game.seats[1].key);
  const watch = make('a', 'a link to look on');
  watch.href = linkFor('spectator', game.spectator);
  element('links').replaceChildren('Send ', link, '; here is ', watch, '.');
  location.hash = linkFor('p1', game.seats[0].key).slice(2);
});

let playing = new AbortController();
addEventListener('hashchange', play);
play();

async function play() {
  const { match: id, seat, key } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  playing.abort();
  if (!id || !key) return;
  playing = new AbortController();
  const { signal } = playing;
  const { arbiter: url } = await (await fetch('/config')).json();
  const match = new Arbiter({ url, key, signal }).match(id, { viewer: seat });
  element('game').hidden = false;
  element('log').replaceChildren();
  try {
    for await (const { events, awaiting, outcome } of match.follow({ after: -1 })) {
      for (const { text, clause } of events) element('log').prepend(make('li', `${text} (${clause})`));
      showTable(await match.scene());
      showOptions(match, awaiting, seat, outcome);
    }
  } catch (error) {
    if (!signal.aborted) element('turn').textContent = error.message;
  }
}

function showTable({ zones, objects, players, turn }) {
  const name = (player) => players.find(({ id }) => id === player)?.name ?? '';
  element('turn').textContent = `Turn ${turn.number}, ${turn.phase.title}. ${players
    .map((player) => `${player.name}: ${player.counters.map(({ title, value }) => `${title} ${value}`).join(', ')}`)
    .join(' · ')}`;
  const shown = zones.filter(({ size }) => size > 0);
  element('table').replaceChildren(
    ...shown.map(({ title, owner, size, objects: ids }) => {
      const cards = ids.map((id) => {
        const { name, stats = [] } = objects[id];
        return make('li', [name, ...stats.map(({ now }) => now)].join(' '));
      });
      const zone = make('div', `${name(owner)} ${title} (${size})`, make('ul', '', ...cards));
      zone.className = 'zone';
      return zone;
    }),
  );
}

function showOptions(match, awaiting, seat, outcome) {
  const open = awaiting.find(({ player }) => player === seat);
  const waiting = outcome ? `${outcome.winner ?? 'Nobody'} wins: ${outcome.reason}` : 'Waiting for the other player.';
  element('prompt').textContent = outcome || !open ? waiting : open.prompt;
  const buttons = (outcome || !open ? [] : open.options).map((option) => {
    const button = make('button', option.label);
    button.addEventListener('click', () => choose(match, option));
    return button;
  });
  element('options').replaceChildren(...buttons);
}

async function choose(match, option) {
  for (const button of element('options').children) button.disabled = true;
  try {
    await match.choose({ id: option.id }, { player: option.action.player, decision: option.action.decision });
  } catch (error) {
    if (!(error instanceof ArbiterProblem)) throw error;
    element('prompt').textContent = error.message;
  }
}
