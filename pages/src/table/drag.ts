import type { Beneath } from './spots.ts';
import { beneath } from './spots.ts';

/** What becomes of a thing that is dragged. */
export interface Dragging {
  /** Whether it can be held at all. */
  can(): boolean;
  hold(): void;
  /** Nothing where it was let go of beside the table, or taken away. */
  drop(where: Beneath | null): void;
}

/** So many pixels a pointer moves before it drags. */
const SLACK = 6;
/** Milliseconds for which a finger rests on a thing before it drags: until then it scrolls the page. */
const REST = 220;

/** Lets a thing be dragged by mouse, pen or finger. A click stays a click. */
export function draggable(node: HTMLElement, dragging: Dragging) {
  let about = dragging;
  let from: { x: number; y: number; touch: boolean } | null = null;
  let ghost: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;

  function lift({ x, y }: { x: number; y: number }) {
    if (from === null || ghost !== null) return;
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.inert = true;
    ghost.removeAttribute('data-id');
    ghost.classList.add('ghost');
    const { width } = node.getBoundingClientRect();
    ghost.style.width = `${width}px`;
    document.body.append(ghost);
    carry({ x, y });
    about.hold();
  }

  function carry({ x, y }: { x: number; y: number }) {
    if (ghost !== null) ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -30%)`;
    mark(document.elementFromPoint(x, y)?.closest('.goal, .choosable') ?? null);
  }

  function mark(element: Element | null) {
    if (element === over) return;
    over?.classList.remove('over');
    element?.classList.add('over');
    over = element;
  }

  function end(where: Beneath | null) {
    clearTimeout(timer);
    from = null;
    mark(null);
    if (ghost === null) return;
    ghost.remove();
    ghost = null;
    about.drop(where);
  }

  function down(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary || !about.can()) return;
    const { clientX: x, clientY: y, pointerId: id } = event;
    from = { x, y, touch: event.pointerType === 'touch' };
    // Its moves are heard wherever it goes.
    node.setPointerCapture(id);
    if (from.touch) timer = setTimeout(() => lift({ x, y }), REST);
  }

  function move({ clientX: x, clientY: y }: PointerEvent) {
    if (from === null) return;
    if (ghost !== null) return carry({ x, y });
    if (Math.hypot(x - from.x, y - from.y) < SLACK) return;
    if (from.touch) end(null);
    else lift({ x, y });
  }

  function up({ clientX: x, clientY: y }: PointerEvent) {
    const dragged = ghost !== null;
    end(beneath(document.elementFromPoint(x, y)));
    // What was a drag is no click besides.
    if (dragged) node.addEventListener('click', stop, { capture: true, once: true });
    if (dragged) setTimeout(() => node.removeEventListener('click', stop, { capture: true }));
  }

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const cancel = () => end(null);
  const still = (event: TouchEvent) => ghost !== null && event.preventDefault();
  const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && ghost !== null && end(null);
  // A finger that rests on a thing asks for no menu while it drags.
  const menu = (event: Event) => ghost !== null && event.preventDefault();

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('touchmove', still, { passive: false });
  node.addEventListener('contextmenu', menu);
  window.addEventListener('keydown', giveUp);
  return {
    update(next: Dragging) {
      about = next;
    },
    destroy() {
      end(null);
      window.removeEventListener('keydown', giveUp);
    },
  };
}
