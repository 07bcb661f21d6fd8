import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { Scene } from '../../engine/index.ts';
import { tableText } from '../../pictures/text.ts';
import { Overloaded } from '../runs/given-up.ts';
import type { Drawing } from './worker.ts';

export type PictureFormat = 'text' | Drawing['format'];

/** Bytes of pictures that are kept. */
const KEPT = 16_000_000;
/** How many pictures may wait for the worker; further ones are refused. */
const WAITING = 64;
/** How long the worker stays when there is nothing to draw, in milliseconds. */
const IDLE_MS = 60_000;

interface Limits {
  /** Seconds that a picture may take, the time that it waits included. */
  deadline: number;
  /** Megabytes that the worker may use. */
  memory: number;
}

/** Pictures of scenes. The same scene gives the same picture, so each is drawn once and kept while there is room. */
export class Pictures {
  readonly #limits: Limits;
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: KEPT, sizeCalculation: (picture) => picture.length + 100 });
  /** Pictures that are being drawn, for all who wait for the same one. */
  readonly #drawn = new Map<string, Promise<Buffer>>();
  #threads: Piscina<Drawing, Uint8Array> | null = null;
  /** A folder for fonts, as long as the service runs. */
  #fonts: Promise<string> | null = null;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The picture of a scene. Throws `Overloaded` when the worker had no time for it. */
  async draw(scene: Scene, format: PictureFormat): Promise<Buffer> {
    if (format === 'text') return Buffer.from(tableText(scene));
    const name = `${scene.hash} ${format}`;
    const ready = this.#kept.get(name) ?? this.#drawn.get(name);
    if (ready) return ready;
    const coming = this.#drawBeside(scene, format);
    this.#drawn.set(name, coming);
    try {
      const picture = await coming;
      this.#kept.set(name, picture);
      return picture;
    } finally {
      this.#drawn.delete(name);
    }
  }

  empty(): void {
    this.#kept.clear();
  }

  async close(): Promise<void> {
    await this.#threads?.destroy();
    if (this.#fonts !== null) await rm(await this.#fonts, { recursive: true, force: true });
  }

  async #drawBeside(scene: Scene, format: Drawing['format']): Promise<Buffer> {
    if (this.#drawn.size >= WAITING) throw new Overloaded('too many pictures are waiting already');
    const signal = AbortSignal.timeout(this.#limits.deadline * 1000);
    try {
      const drawing = { scene, format, fonts: await this.#folder() };
      const drawn = await this.#workers().run(drawing, { name: 'draw', signal });
      return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    } catch (error) {
      if (signal.aborted) throw new Overloaded(`it took longer than ${this.#limits.deadline} s`);
      throw error;
    }
  }

  #folder(): Promise<string> {
    this.#fonts ??= mkdtemp(join(tmpdir(), 'arbiter-fonts-')).catch((error) => {
      this.#fonts = null;
      throw error;
    });
    return this.#fonts;
  }

  #workers(): Piscina<Drawing, Uint8Array> {
    this.#threads ??= new Piscina<Drawing, Uint8Array>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory },
      recordTiming: false,
    });
    return this.#threads;
  }
}
